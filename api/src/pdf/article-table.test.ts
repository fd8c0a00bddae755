import { articleTable } from './order-pdf';

const plain = (value: unknown) => JSON.stringify(value).replace(/[\u00a0\u202f]/g, ' ');
const gloves = { productCode: 'GN-S100', designation: 'Gants', quantity: 2, priceHT: 9.8, vatRate: 20 };

describe('A purchaser who files a paper', () => {
  it('reads how many pieces a pack has and what one of them costs at their prices', () => {
    const table = plain(articleTable([{ ...gloves, packCount: 100, packUnit: 'gant' }], 50));

    expect(table).toContain('["Gants",{"text":"Lot de 100 · 0,049 € HT / gant"');
  });

  it('reads the name alone where pieces are not counted', () => {
    const table = plain(articleTable([{ ...gloves, packCount: null, packUnit: null }], 0));

    expect(table).toContain('["GN-S100","Gants",');
  });
});
