import type { PublicEnvironment } from '../environment';

/** An environment with every setting at its default; nothing answers at its URLs. */
export const environment: PublicEnvironment = {
  name: 'test',
  shop: { url: 'https://boutique.example/' },
  api: { url: 'https://api.example/' },
  imageHosts: [],
  catalogueYear: 2025,
  company: {
    shopName: 'Boutique SPH',
    legalName: 'SPH Démonstration SAS',
    legalIdentity: 'Société par actions simplifiée, entreprise fictive de démonstration',
    street: '12 allée des Lessives',
    postalCode: '91000',
    city: 'Évry-Courcouronnes',
    country: 'France',
    phone: '+33199001986',
    phoneDisplayed: '01 99 00 19 86',
    email: 'contact@boutique-sph.example',
    mailFrom: 'commandes@boutique-sph.example',
    serviceHours: 'Du lundi au jeudi 8h-12h30 et 13h30-17h, le vendredi jusqu’à 16h',
    contactHours: 'Du lundi au jeudi 8h00-17h00, le vendredi 8h00-16h00',
    warehouse: {
      street: '4 rue des Palettes',
      postalCode: '91080',
      city: 'Évry-Courcouronnes',
      hours: 'Du lundi au vendredi 9h-16h',
    },
    promises: [
      { title: 'Livraison gratuite', text: 'À partir de 300 €' },
      { title: 'Paiement sécurisé', text: 'Par carte bancaire' },
      { title: 'Service client', text: 'Du lundi au vendredi' },
    ],
  },
  home: {
    houseBrand: ['SP-110-N35', 'PT-400-E', 'NS-5L-E', 'GN-M100'],
    partners: Array.from({ length: 29 }, (_, index) => `Marque ${index + 1}`),
  },
  payment: { domain: 'https://payment.example', publicKey: '12345678:testpublickey_test' },
  settings: {
    freeDelivery: 'apply',
    skipPublicHolidays: false,
    restoreScrollOnBack: false,
    hideAccountExistence: false,
    withdrawalEntry: true,
  },
};
