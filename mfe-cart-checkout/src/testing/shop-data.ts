import { order as anyOrder, product } from 'shared-contracts/testing';

export const bag = product({ Code: 'SP-110', Designation: 'Sac poubelle 110 L', PrixHT: 12.9 });
export const gloves = product({ Code: 'GN-M', Designation: 'Gants nitrile', PrixHT: 9.8 });

/** Four bags at a lowered price. */
export const order = anyOrder('o1', {
  orderNumber: 'CMD-2026-000123',
  totalHT: 46.44,
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
});
