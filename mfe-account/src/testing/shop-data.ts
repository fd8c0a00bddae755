import type { Address } from 'shared-contracts/api/addresses';
import type { Order, OrderItem } from 'shared-contracts/api/orders';
import type { User } from 'shared-contracts/api/users';

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

export const depot: Address = {
  id: 'a1',
  fullName: 'Dépôt Durand',
  addressLine1: '12 rue des Tilleuls',
  postalCode: '91700',
  city: 'Saint-Aubin',
  country: 'France',
  phone: '01 99 00 27 40',
  isDefaultShipping: true,
  isDefaultBilling: false,
};

export const office: Address = {
  id: 'a2',
  fullName: 'Siège Durand',
  addressLine1: '3 quai du Port',
  postalCode: '33000',
  city: 'Bordeaux',
  country: 'France',
  phone: '01 99 00 27 41',
  isDefaultShipping: false,
  isDefaultBilling: true,
};

export const item = (place: number, given: Partial<OrderItem> = {}): OrderItem => ({
  productCode: `SP-${place}`,
  designation: `Sac poubelle ${place}`,
  quantity: 2,
  unitPriceHT: 12.9,
  dueUnitPriceHT: 11.61,
  imageUrl: `images/SP-${place}.svg`,
  ...given,
});

export const items = (count: number): OrderItem[] =>
  Array.from({ length: count }, (_, place) => item(place + 1));

/** A paid order; what a test does not name is as usual. */
export const order = (id: string, given: Partial<Order> = {}): Order => ({
  id,
  orderNumber: `CMD-2026-${id.padStart(6, '0')}`,
  status: 'PAID',
  deliveryMode: 'standard',
  totalHT: 1234.5,
  createdAt: '2026-04-30T10:00:00.000Z',
  address: { billing: office, delivery: depot },
  items: items(2),
  ...given,
});
