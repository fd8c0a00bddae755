import type { NewAddress } from 'shared-contracts/api/addresses';
import type { OrderStatus } from 'shared-contracts/api/orders';
import type { DeliveryMode } from 'shared-contracts/pricing';
import accounts from './accounts.json';

export interface SeedOrder {
  readonly status: OrderStatus;
  readonly payment: 'card' | 'deferred';
  readonly deliveryMode: DeliveryMode;
  /** Age of the order when the database is seeded. */
  readonly hoursAgo: number;
  /** Delivered to the address of billing. */
  readonly isToOffice?: boolean;
  readonly lines: Readonly<Record<string, number>>;
  readonly shipments?: readonly SeedShipment[];
  /** With a fictitious invoice. */
  readonly invoice?: boolean;
}

/** A shipment of a prepared order; days after the order. */
interface SeedShipment {
  readonly shippedAfter: number;
  readonly deliveredAfter?: number;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly lines: Readonly<Record<string, number>>;
}

export const demoPassword = accounts.password;

const usualAddress = { country: 'FR', isDefaultShipping: true, isDefaultBilling: true };
const day = 24;
const byMessenger = {
  carrier: 'Messageries du Sud',
  trackingUrl: 'https://suivi.messageries.example/',
} as const;

const addressesOf: Readonly<Record<string, readonly NewAddress[]>> = {
  camille: [
    {
      ...usualAddress,
      fullName: 'Nettoyage Durand, dépôt',
      addressLine1: '14 rue des Lavandières',
      addressLine2: 'Quai 2, sonner à l’accueil',
      postalCode: '91000',
      city: 'Évry-Courcouronnes',
      phone: '01 99 00 14 02',
      isDefaultBilling: false,
    },
    {
      ...usualAddress,
      fullName: 'Camille Durand',
      addressLine1: '3 place du Vieux-Puits',
      postalCode: '75013',
      city: 'Paris',
      phone: '01 99 00 14 01',
      isDefaultShipping: false,
    },
  ],
  karim: [
    {
      ...usualAddress,
      fullName: 'Hôtel Lumière',
      addressLine1: '27 cours des Canuts',
      postalCode: '69001',
      city: 'Lyon',
      phone: '04 65 71 10 27',
    },
  ],
  achats: [
    {
      ...usualAddress,
      fullName: 'Mairie de Lavandes, service des achats',
      addressLine1: '1 place de la République',
      addressLine2: 'Centre technique municipal',
      postalCode: '84390',
      city: 'Lavandes',
      phone: '04 65 71 84 01',
    },
  ],
  ines: [
    {
      ...usualAddress,
      fullName: 'Clinique des Sources, lingerie',
      addressLine1: '8 allée des Sources',
      postalCode: '35000',
      city: 'Rennes',
      phone: '02 61 91 35 08',
    },
  ],
  marc: [
    {
      ...usualAddress,
      fullName: 'Brasserie du Canal',
      addressLine1: '41 quai du Canal',
      postalCode: '59000',
      city: 'Lille',
      phone: '03 53 01 59 41',
    },
  ],
};

/** Orders of `camille`, newest first; amounts are computed when they are stored. */
const orders: readonly SeedOrder[] = [
  {
    // A card was refused; it may still be paid.
    status: 'PAYMENT_PENDING',
    payment: 'card',
    deliveryMode: 'retailer',
    hoursAgo: 1,
    lines: { 'SV-500': 6, 'PT-400-E': 2 },
  },
  {
    status: 'PAYMENT_PENDING',
    payment: 'deferred',
    deliveryMode: 'standard',
    hoursAgo: 2 * day,
    lines: { 'NS-5L-E': 4, 'LM-40-B': 6, 'GN-M100': 10 },
  },
  {
    status: 'PAID',
    payment: 'card',
    deliveryMode: 'premium',
    hoursAgo: 16 * day,
    lines: {
      'SP-110-N35': 5,
      'PT-400-E': 5,
      'NS-5L-E': 5,
      'GN-M100': 5,
      'SV-500': 12,
      'SP-050-G25': 20,
      'LM-40-R': 4,
      'SE-010': 3,
    },
    shipments: [
      {
        ...byMessenger,
        shippedAfter: 3,
        deliveredAfter: 4,
        trackingNumber: '8X00451207',
        lines: { 'SP-110-N35': 5, 'PT-400-E': 5, 'NS-5L-E': 5 },
      },
      {
        ...byMessenger,
        shippedAfter: 14,
        trackingNumber: '8X00451388',
        lines: { 'GN-M100': 5, 'SV-500': 8 },
      },
    ],
  },
  {
    status: 'CANCELLED',
    payment: 'card',
    deliveryMode: 'retailer',
    hoursAgo: 41 * day,
    lines: { 'AS-15': 1 },
  },
  {
    status: 'PAID',
    payment: 'card',
    deliveryMode: 'standard',
    hoursAgo: 75 * day,
    isToOffice: true,
    lines: { 'SP-110-N35': 12, 'PT-400-E': 6 },
    invoice: true,
    shipments: [
      {
        ...byMessenger,
        shippedAfter: 2,
        deliveredAfter: 4,
        trackingNumber: '8X00448815',
        lines: { 'SP-110-N35': 12, 'PT-400-E': 6 },
      },
    ],
  },
];

/** Orders by username, newest first. */
const ordersOf: Readonly<Record<string, readonly SeedOrder[]>> = {
  camille: orders,
  ines: [
    {
      status: 'PAYMENT_PENDING',
      payment: 'deferred',
      deliveryMode: 'standard',
      hoursAgo: 5 * day,
      lines: { 'NS-5L-E': 12, 'GN-M100': 10 },
    },
  ],
  marc: [
    {
      status: 'PAID',
      payment: 'card',
      deliveryMode: 'standard',
      hoursAgo: 60 * day,
      lines: { 'SV-500': 12, 'LM-40-B': 6 },
    },
  ],
};

export const customers = accounts.customers.map((account) => ({
  ...account,
  addresses: addressesOf[account.username] ?? [],
  orders: ordersOf[account.username] ?? [],
}));
