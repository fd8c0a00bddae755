import type { DeliveryMode } from 'shared-contracts/pricing';

export interface SeedAddress {
  /** Names the address inside its customer's orders. */
  key: string;
  fullName: string;
  addressLine1: string;
  addressLine2: string | null;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

export interface SeedOrder {
  /** CANCELLED is shown as 'Inconnu': the specification names two statuses only. */
  status: 'PAID' | 'PAYMENT_PENDING' | 'CANCELLED';
  payment: 'card' | 'deferred';
  deliveryMode: DeliveryMode;
  /** Before the seeding. */
  hoursAgo: number;
  billingAddress: string;
  deliveryAddress: string;
  lines: readonly { productCode: string; quantity: number }[];
}

export interface SeedCustomer {
  firstName: string;
  lastName: string;
  companyName: string;
  username: string;
  emailAddress: string;
  /** Percent. */
  discountRate: number;
  deferredPayment: boolean;
  addresses: readonly SeedAddress[];
  /** Newest first; amounts are computed when the orders are stored. */
  orders: readonly SeedOrder[];
}

/** The password of every demo customer. */
export const demoPassword = 'Savon-de-Marseille-1986';

const line = (productCode: string, quantity: number) => ({ productCode, quantity });

export const customers: readonly SeedCustomer[] = [
  {
    firstName: 'Camille',
    lastName: 'Durand',
    companyName: 'Nettoyage Durand',
    username: 'camille',
    emailAddress: 'camille@nettoyage-durand.example',
    discountRate: 0,
    deferredPayment: false,
    addresses: [
      {
        key: 'depot',
        fullName: 'Nettoyage Durand, dépôt',
        addressLine1: '14 rue des Lavandières',
        addressLine2: 'Quai 2, sonner à l’accueil',
        postalCode: '91000',
        city: 'Évry-Courcouronnes',
        country: 'FR',
        phone: '01 99 00 14 02',
        isDefaultShipping: true,
        isDefaultBilling: false,
      },
      {
        key: 'bureau',
        fullName: 'Camille Durand',
        addressLine1: '3 place du Vieux-Puits',
        addressLine2: null,
        postalCode: '75013',
        city: 'Paris',
        country: 'FR',
        phone: '01 99 00 14 01',
        isDefaultShipping: false,
        isDefaultBilling: true,
      },
    ],
    orders: [
      // A card was refused; it may still be paid.
      {
        status: 'PAYMENT_PENDING',
        payment: 'card',
        deliveryMode: 'retailer',
        hoursAgo: 1,
        billingAddress: 'bureau',
        deliveryAddress: 'depot',
        lines: [line('SV-500', 6), line('PT-400-E', 2)],
      },
      {
        status: 'PAYMENT_PENDING',
        payment: 'deferred',
        deliveryMode: 'standard',
        hoursAgo: 2 * 24,
        billingAddress: 'bureau',
        deliveryAddress: 'depot',
        lines: [line('NS-5L-E', 4), line('LM-40-B', 6), line('GN-M100', 10)],
      },
      {
        status: 'PAID',
        payment: 'card',
        deliveryMode: 'premium',
        hoursAgo: 16 * 24,
        billingAddress: 'bureau',
        deliveryAddress: 'depot',
        lines: [
          ...['SP-110-N35', 'PT-400-E', 'NS-5L-E', 'GN-M100'].map((code) => line(code, 5)),
          line('SV-500', 12),
          line('SP-050-G25', 20),
          line('LM-40-R', 4),
          line('SE-010', 3),
        ],
      },
      {
        status: 'CANCELLED',
        payment: 'card',
        deliveryMode: 'retailer',
        hoursAgo: 41 * 24,
        billingAddress: 'bureau',
        deliveryAddress: 'depot',
        lines: [line('AS-15', 1)],
      },
      {
        status: 'PAID',
        payment: 'card',
        deliveryMode: 'standard',
        hoursAgo: 75 * 24,
        billingAddress: 'bureau',
        deliveryAddress: 'bureau',
        lines: [line('SP-110-N35', 12), line('PT-400-E', 6)],
      },
    ],
  },
  {
    firstName: 'Karim',
    lastName: 'Benali',
    companyName: 'Hôtel Lumière',
    username: 'karim',
    emailAddress: 'karim@hotel-lumiere.example',
    discountRate: 10,
    deferredPayment: false,
    addresses: [
      {
        key: 'hotel',
        fullName: 'Hôtel Lumière',
        addressLine1: '27 cours des Canuts',
        addressLine2: null,
        postalCode: '69001',
        city: 'Lyon',
        country: 'FR',
        phone: '04 65 71 10 27',
        isDefaultShipping: true,
        isDefaultBilling: true,
      },
    ],
    orders: [],
  },
  {
    firstName: 'Hélène',
    lastName: 'Marchand',
    companyName: 'Ville de Lavandes',
    username: 'achats',
    emailAddress: 'achats@ville-lavandes.example',
    discountRate: 0,
    deferredPayment: true,
    addresses: [
      {
        key: 'mairie',
        fullName: 'Mairie de Lavandes, service des achats',
        addressLine1: '1 place de la République',
        addressLine2: 'Centre technique municipal',
        postalCode: '84390',
        city: 'Lavandes',
        country: 'FR',
        phone: '04 65 71 84 01',
        isDefaultShipping: true,
        isDefaultBilling: true,
      },
    ],
    orders: [],
  },
  {
    firstName: 'Léa',
    lastName: 'Fontaine',
    companyName: 'Copro Gestion',
    username: 'lea',
    emailAddress: 'lea@copro-gestion.example',
    discountRate: 0,
    deferredPayment: false,
    addresses: [],
    orders: [],
  },
];
