import type { Address } from '../api/addresses';
import type { Order, OrderAddress, OrderItem } from '../api/orders';
import type { Category, Product } from '../api/products';
import type { User } from '../api/users';

// Data as the API sends it; a test overrides only the fields that matter to it.

export const bags: Category = {
  code: 'SACS',
  name: 'SACS & COLLECTE DES DECHETS',
  subcategories: [
    { code: 'POUBELLE', name: 'SACS POUBELLE' },
    { code: 'HOUSSES', name: 'HOUSSES CONTENEUR' },
  ],
};

export const chemistry: Category = {
  code: 'CHIMIE',
  name: 'CHIMIE',
  subcategories: [{ code: 'SOLS', name: 'NETTOYANTS SOLS' }],
};

export function product(given: Partial<Product> & Pick<Product, 'Code'>): Product {
  return {
    Designation: `Article ${given.Code}`,
    Description: 'Polyéthylène recyclé.\nSoudure en étoile.',
    Reference: given.Code,
    ImageUrl: `pictures/${given.Code}.svg`,
    PrixHT: 12.9,
    TVATaux: 20,
    Category: { code: bags.code, name: bags.name },
    SubCategory: { code: 'POUBELLE', name: 'SACS POUBELLE' },
    variants: [],
    FTFilePath: '',
    FSFilePath: '',
    noticeFT: '',
    noticeFS: '',
    ...given,
  };
}

/** Invalid prices of another API. */
export const oddPrices: readonly unknown[] = [null, '12,90', 1e21, 0];

/** A customer without discount who pays by card. */
export const camille: User = {
  id: 'u1',
  firstName: 'Camille',
  lastName: 'Durand',
  companyName: 'Nettoyage Durand',
  username: 'camille',
  emailAddress: 'camille@nettoyage-durand.example',
  discountRate: 0,
  deferredPayment: false,
};

/** The default delivery address, in Île-de-France. */
export const depot: Address = {
  id: 'a1',
  fullName: 'Dépôt Durand',
  addressLine1: '12 rue des Tilleuls',
  postalCode: '91700',
  city: 'Saint-Aubin',
  country: 'FR',
  phone: '01 99 00 27 40',
  isDefaultShipping: true,
  isDefaultBilling: false,
};

/** The default billing address, in the rest of France. */
export const office: Address = {
  id: 'a2',
  fullName: 'Siège Durand',
  addressLine1: '3 quai du Port',
  postalCode: '33000',
  city: 'Bordeaux',
  country: 'FR',
  phone: '01 99 00 27 41',
  isDefaultShipping: false,
  isDefaultBilling: true,
};

export const item = (number: number, given: Partial<OrderItem> = {}): OrderItem => ({
  productCode: `SP-${number}`,
  designation: `Sac poubelle ${number}`,
  quantity: 2,
  unitPriceHT: 12.9,
  dueUnitPriceHT: 11.61,
  imageUrl: `pictures/SP-${number}.svg`,
  ...given,
});

/** Returns an address of the address book as an order stores it. */
export const orderAddress = ({
  id: _,
  isDefaultShipping: _shipping,
  isDefaultBilling: _billing,
  ...lines
}: Address): OrderAddress => lines;

/** Returns a paid order of two articles. */
export const order = (id: string, given: Partial<Order> = {}): Order => ({
  id,
  orderNumber: `CMD-2026-${id.padStart(6, '0')}`,
  status: 'PAID',
  deliveryMode: 'standard',
  totalHT: 1234.5,
  createdAt: '2026-04-30T10:00:00.000Z',
  address: { billing: orderAddress(office), delivery: orderAddress(depot) },
  items: [item(1), item(2)],
  ...given,
});
