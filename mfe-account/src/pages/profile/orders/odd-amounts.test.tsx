import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, oddAnswer, oddPrices, order } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

const plain = (text: string | null | undefined) => text?.replace(/[\u202f\u00a0]/g, ' ');

/** The history with an order that another API tells oddly, and a sound one. */
async function visit(odd: object) {
  const sent = { ...order('2'), ...odd };
  const answers = { 'GET orders': oddAnswer([sent, order('1')]), 'GET orders/2': oddAnswer(sent) };
  await renderAccount({ at: '/profile?historique', answers });
}

const openOdd = async () => {
  const [link] = await screen.findAllByRole('link', { name: 'Voir la commande' });
  if (link) await userEvent.click(link);
  return within(await screen.findByRole('article', { name: /CMD-2026-000002/ }));
};
const sum = (sheet: ReturnType<typeof within>, label: string) =>
  plain(sheet.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent);

describe('a customer whose history another API tells', () => {
  it.each(oddPrices)('reads the order of total %p beside the others', async (totalHT) => {
    await visit({ totalHT });

    expect(await screen.findByText('Indisponible')).toBeVisible();
    expect(screen.getAllByRole('heading', { name: /^Commande CMD/ })).toHaveLength(2);
    expect(screen.getByText(/1\s234,50\s€/)).toBeVisible();
  });

  it.each(oddPrices)('opens an order with a price of %p, and is told no sum with it', async (price) => {
    await visit({
      items: [item(1), item(2, { unitPriceHT: price as number, dueUnitPriceHT: price as number })],
    });
    const sheet = await openOdd();

    const articles = within(sheet.getByRole('list', { name: 'Articles commandés' })).getAllByRole('listitem');
    expect(plain(articles[0]?.textContent)).toMatch(/11,61 € HT l’unité.*23,22 € HT$/);
    expect(plain(articles[1]?.textContent)).toMatch(/SP-2IndisponibleQuantité : 2Indisponible$/);
    expect(sum(sheet, 'Sous-total HT')).toBe('Indisponible');
    expect(sum(sheet, 'Total (HT)')).toBe('Indisponible');
  });

  it.each([...oddPrices, 1.5])('opens an order of %p articles of a kind', async (quantity) => {
    await visit({ items: [item(1, { quantity: quantity as number })] });
    const sheet = await openOdd();

    expect(plain(sheet.getByRole('list', { name: 'Articles commandés' }).textContent)).toMatch(
      /11,61 € HT l’unité.*: IndisponibleIndisponible$/,
    );
    expect(sum(sheet, 'Sous-total HT')).toBe('Indisponible');
  });

  it('reads what a piece of a pack cost, and nothing of what is no pack', async () => {
    await visit({
      items: [
        item(1, { pack: { count: 100, unit: 'gant' } }),
        item(2, { pack: 'lot de 100' as unknown as { count: number; unit: string } }),
      ],
    });
    const sheet = await openOdd();

    const articles = within(sheet.getByRole('list', { name: 'Articles commandés' })).getAllByRole('listitem');
    expect(plain(articles[0]?.textContent)).toContain('Lot de 100 · 0,12 € HT / gant11,61 € HT le lot');
    expect(plain(articles[1]?.textContent)).toContain('SP-211,61 € HT l’unité');
  });

  it.each(oddPrices)('opens an order whose fee and sum with tax are %p', async (odd) => {
    await visit({ deliveryFee: odd, totalTTC: odd });
    const sheet = await openOdd();

    expect(sum(sheet, 'Sous-total HT')).toBe('46,44 €');
    expect(sum(sheet, 'Livraison')).toBe('Indisponible');
    expect(sum(sheet, 'Total TTC')).toBe('Indisponible');
  });
});
