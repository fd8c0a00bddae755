import { quoteSums } from './indicative-quote';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f]/g, ' '));

/** Goods of 320 euros before tax with two VAT rates. */
const cart = {
  lines: [
    { quantity: 10, priceHT: 20, vatRate: 20 },
    { quantity: 8, priceHT: 15, vatRate: 5.5 },
  ],
  discountRate: 0,
  destination: null,
  freeDelivery: 'apply',
} as const;

describe('the quote of a cart', () => {
  it('lists the goods, the VAT of each rate and the total', () => {
    expect(plain(quoteSums(cart).amounts)).toEqual([
      ['Sous-total HT', '320,00 €'],
      ['TVA 5,5 % (sur 120,00 € HT)', '6,60 €'],
      ['TVA 20 % (sur 200,00 € HT)', '40,00 €'],
      ['Total TTC hors livraison', '366,60 €'],
    ]);
  });

  it('lists the eco-participation that its prices contain, without the discount', () => {
    const lines = [
      { quantity: 7, priceHT: 3.9, vatRate: 20, ecoParticipation: 0.17 },
      { quantity: 2, priceHT: 1, vatRate: 20, ecoParticipation: null },
    ];

    expect(plain(quoteSums({ ...cart, lines, discountRate: 10 }).amounts.slice(0, 2))).toEqual([
      ['Sous-total HT', '26,37 €'],
      ['dont éco-participation HT', '1,19 €'],
    ]);
  });

  it('lists standard delivery for both zones if the destination is unknown', () => {
    expect(plain(quoteSums(cart).deliveries)).toEqual([
      ['Livraison standard, Île-de-France', 'Gratuit', '366,60 €'],
      ['Livraison standard, reste de la métropole', '25,00 €', '391,60 €'],
      ['Livraison déposé et rangé', '55,00 €', '421,60 €'],
      ['Enlèvement par vos soins', 'Gratuit', '366,60 €'],
    ]);
  });

  it('lists one fee for a known destination, and no free delivery if it is only announced', () => {
    const destination = { postalCode: '75011', country: 'FR' };
    const standard = (freeDelivery: 'apply' | 'announce') =>
      plain(quoteSums({ ...cart, destination, freeDelivery }).deliveries[0]);

    expect(standard('apply')).toEqual(['Livraison standard', 'Gratuit', '366,60 €']);
    expect(standard('announce')).toEqual(['Livraison standard', '25,00 €', '391,60 €']);
  });
});
