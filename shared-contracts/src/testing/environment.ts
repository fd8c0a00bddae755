import local from '../../../environments/local.json';
import { Environment, type PublicEnvironment, publicPart } from '../environment/environment';

const payment = { domain: 'https://payment.example', publicKey: '12345678:testpublickey_test' };

/** The local environment with default settings; nothing responds at its URLs. */
export const environment: PublicEnvironment = publicPart(
  Environment.parse({
    ...local,
    name: 'test',
    shop: { url: 'https://boutique.example/' },
    api: { url: 'https://api.example/' },
    payment: { ...payment, apiUrl: 'https://payment.example' },
    settings: {},
  }),
);

/** A company other than the demo company, which also sells to consumers. */
export const otherCompany: PublicEnvironment['company'] = {
  shopName: 'Clairet Pro',
  legalName: 'Maison Clairet SARL',
  legalForm: 'Société à responsabilité limitée',
  capital: '12 000 euros',
  rcs: 'Lyon',
  siret: '12345678200010',
  vatNumber: 'FR11123456782',
  courts: 'tribunaux de Lyon',
  founded: 2011,
  publicationDirector: 'Mme Jeanne Clairet, gérante',
  host: { name: 'Nuage du Rhône', address: '9 quai des Serveurs, 69002 Lyon', phone: '04 99 00 00 09' },
  terms: { version: '3.2', date: '2026-03-01' },
  privacy: { version: '2.0', date: '2026-05-15' },
  sellsToConsumers: true,
  mediator: {
    name: 'Médiation du Commerce',
    address: '5 place de l’Accord, 75002 Paris',
    url: 'https://mediation.example/',
  },
  producerNumbers: [{ organisation: 'Éco-Lampe', sector: 'lampes', number: 'FR123456_05ABCD' }],
  accountPayment: { days: 45, penaltyRate: '12\u00a0%', earlyDiscount: '1\u00a0% sous huit jours' },
  street: '18 rue du Lavoir',
  postalCode: '69001',
  city: 'Lyon',
  country: 'France',
  phone: '+33499000018',
  phoneDisplayed: '04 99 00 00 18',
  email: 'bonjour@clairet.example',
  mailFrom: 'commandes@clairet.example',
  serviceHours: 'Du lundi au vendredi 9h-17h',
  contactHours: 'Du lundi au vendredi 9h00-17h00',
  warehouse: {
    street: '2 chemin du Dépôt',
    postalCode: '69200',
    city: 'Vénissieux',
    hours: 'Du lundi au vendredi 8h-16h',
  },
  promises: [
    { title: 'Livraison gratuite', text: 'À partir de 300\u00a0€' },
    { title: 'Paiement sécurisé', text: 'Par carte bancaire' },
    { title: 'Service client', text: 'Du lundi au vendredi' },
  ],
};
