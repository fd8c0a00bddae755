import type { PublicEnvironment } from 'shared-contracts/environment';

export const environment: PublicEnvironment = {
  name: 'test',
  shop: { url: 'https://boutique.example/' },
  api: { url: 'https://api.example/' },
  imageHosts: [],
  catalogueYear: 2025,
  company: {
    shopName: 'Boutique SPH',
    legalName: 'SPH Démonstration SAS',
    legalIdentity: 'Entreprise fictive',
    street: '12 allée des Lessives',
    postalCode: '91000',
    city: 'Évry-Courcouronnes',
    country: 'France',
    phone: '+33199001986',
    phoneDisplayed: '01 99 00 19 86',
    email: 'contact@boutique-sph.example',
    mailFrom: 'commandes@boutique-sph.example',
    serviceHours: 'Du lundi au jeudi',
    contactHours: '',
    promises: [],
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
