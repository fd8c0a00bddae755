import { articles as products } from './read-catalogue';

/** '1 000' with whatever space between. */
const figure = (text: string) => Number(text.replace(/\D/g, ''));

describe('what the demo catalogue says of an article beside its name', () => {
  it('has the pack of every article whose name ends with one, and the same one', () => {
    const packs = products.flatMap(({ designation }) => {
      const [, count] =
        /(?:lot|boîte|colis|carton|sachet) de (\d[\d\s]*)(?: \p{L}+)?$/u.exec(designation) ?? [];
      return count ? [[designation, figure(count)]] : [];
    });

    expect(packs.length).toBeGreaterThan(100);
    expect(packs.map(([name]) => [name, packOf(`${name}`)])).toEqual(packs);
  });
});

function packOf(name: string): number | null | undefined {
  return products.find(({ designation }) => designation === name)?.packCount;
}
