import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, oddAnswer, oddPrices, order } from 'shared-contracts/testing';
import { history, plain } from '../../../testing/orders';

/** Opens an order with values that no API should send, from a history with a sound one. */
async function openOdd(odd: object) {
  const sent = { ...order('2'), ...odd };
  await history(oddAnswer([sent, order('1')]), { 'GET orders/2': oddAnswer(sent) });
  const [link] = await screen.findAllByRole('link', { name: 'Voir la commande' });
  expect(screen.getAllByText(/1\s234,50\s€/).at(-1)).toBeVisible();
  if (link) await userEvent.click(link);
  const sheet = within(await screen.findByRole('article', { name: /CMD-2026-000002/ }));
  const list = within(sheet.getByRole('list', { name: 'Articles commandés' }));
  return {
    articles: list.getAllByRole('listitem').map(({ textContent }) => plain(textContent)),
    sum: (label: string) => plain(sheet.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent),
  };
}

describe('an order with unreadable values', () => {
  it.each(oddPrices)('shows no sum with a price, a total or a quantity of %p', async (odd) => {
    const price = odd as number;
    const { articles, sum } = await openOdd({
      totalHT: odd,
      items: [item(1), item(2, { unitPriceHT: price, dueUnitPriceHT: price }), item(3, { quantity: price })],
    });

    expect(articles[0]).toMatch(/11,61 € HT l’unité.*23,22 € HT$/);
    expect(articles[1]).toMatch(/SP-2IndisponibleQuantité : 2Indisponible$/);
    expect(articles[2]).toMatch(/11,61 € HT l’unité.*: IndisponibleIndisponible$/);
    expect(sum('Sous-total HT')).toBe('Indisponible');
    expect(sum('Total (HT)')).toBe('Indisponible');
  });

  it('shows the price per piece of a pack, and nothing of what is no pack', async () => {
    const { articles } = await openOdd({
      items: [item(1, { pack: { count: 100, unit: 'gant' } }), { ...item(2), pack: 'lot de 100' }],
    });

    expect(articles[0]).toContain('Lot de 100 · 0,12 € HT / gant11,61 € HT le lot');
    expect(articles[1]).toContain('SP-211,61 € HT l’unité');
  });

  it.each(oddPrices)('shows the sum of the goods beside a fee and a total with tax of %p', async (odd) => {
    const { sum } = await openOdd({ deliveryFee: odd, totalTTC: odd });

    expect(sum('Sous-total HT')).toBe('46,44 €');
    expect(sum('Livraison')).toBe('Indisponible');
    expect(sum('Total TTC')).toBe('Indisponible');
  });
});
