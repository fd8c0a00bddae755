import type { Address } from 'shared-contracts/api/addresses';
import type { Order } from 'shared-contracts/api/orders';
import type { Product } from 'shared-contracts/api/products';
import type { User } from 'shared-contracts/api/users';

/** A product as the API gives it; what a test does not name is as usual. */
export function product(given: Partial<Product> & Pick<Product, 'Code' | 'Designation'>): Product {
  return {
    Description: '',
    Reference: given.Code,
    ImageUrl: `pictures/${given.Code}.svg`,
    PrixHT: 12.9,
    TVATaux: 20,
    Category: { code: 'SACS', name: 'SACS & COLLECTE DES DECHETS' },
    SubCategory: { code: 'POUBELLE', name: 'SACS POUBELLE' },
    variants: [],
    FTFilePath: '',
    FSFilePath: '',
    noticeFT: '',
    noticeFS: '',
    ...given,
  };
}

export const bag = product({ Code: 'SP-110', Designation: 'Sac poubelle 110 L', PrixHT: 12.9 });
export const gloves = product({ Code: 'GN-M', Designation: 'Gants nitrile', PrixHT: 9.8 });

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

export const order: Order = {
  id: 'o1',
  orderNumber: 'CMD-2026-000123',
  status: 'PAID',
  deliveryMode: 'standard',
  totalHT: 51.6,
  createdAt: '2026-05-04T10:00:00.000Z',
  address: { billing: office, delivery: depot },
  items: [
    {
      productCode: bag.Code,
      designation: bag.Designation,
      quantity: 4,
      unitPriceHT: 12.9,
      dueUnitPriceHT: 11.61,
      imageUrl: bag.ImageUrl,
    },
  ],
};
