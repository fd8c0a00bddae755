import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'shared-contracts/testing';
import { products } from '../../../testing/catalogue';
import { Carousel } from './Carousel';

interface RowOptions {
  readonly loop?: boolean;
  readonly align?: string;
  readonly watchFocus?: boolean;
}

const row = {
  place: 0,
  length: 0,
  listeners: new Set<() => void>(),
  options: {} as RowOptions,
  moves: [] as (boolean | undefined)[],
};

/** jsdom has no sizes: the row moves by one and starts again at its end, as the library does. */
jest.mock('embla-carousel-react', () => {
  const move = (by: number, jump?: boolean) => {
    row.moves.push(jump);
    row.place = (row.place + by + row.length) % row.length;
    for (const listener of row.listeners) listener();
  };
  const carousel = {
    selectedScrollSnap: () => row.place,
    scrollNext: (jump?: boolean) => move(1, jump),
    scrollPrev: (jump?: boolean) => move(-1, jump),
    on: (_event: string, listener: () => void) => {
      row.listeners.add(listener);
      return carousel;
    },
    off: () => carousel,
  };
  const useCarousel = (options: RowOptions) => {
    row.options = options;
    return [() => undefined, carousel];
  };
  return { __esModule: true, default: useCarousel };
});

/** A window of this width, for the queries that the carousel asks. */
function windowOf(width: number, { still = false } = {}) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, edge] = /max-width: ([\d.]+)em/.exec(query) ?? [];
    const matches = query.includes('reduced-motion') ? still : width <= Number(edge) * 16;
    return { matches, addEventListener() {}, removeEventListener() {} } as never;
  });
}

async function show(count: number) {
  row.place = 0;
  row.length = count;
  row.listeners.clear();
  row.moves = [];
  const page = <Carousel title={<h2>Découvrez aussi</h2>} products={products(count)} />;
  await renderShop({ routes: [{ path: '/', element: page }], answers: {} });
}

const shownNames = () =>
  screen
    .getAllByRole('article', { hidden: true })
    .filter((card) => !card.closest('[inert]'))
    .map((card) => within(card).getByRole('heading', { hidden: true }).textContent);

describe('a visitor who looks through other products', () => {
  it.each([
    [1440, 5],
    [1351, 5],
    [1350, 4],
    [1200, 4],
    [1199, 3],
    [960, 3],
    [959, 2],
    [551, 2],
    [550, 1],
    [390, 1],
  ])('sees at %i px %i at once; the others cannot be focused', async (width, count) => {
    windowOf(width);

    await show(10);

    expect(shownNames()).toHaveLength(count);
  });

  it('comes back to the first after the last, the focus staying on the button', async () => {
    windowOf(390);
    await show(3);
    const next = screen.getByRole('button', { name: 'Suivant' });
    next.focus();

    await userEvent.keyboard('{Enter}{Enter}');
    expect(shownNames()).toEqual(['Article SP-3']);
    await userEvent.keyboard('{Enter}');

    expect(shownNames()).toEqual(['Article SP-1']);
    expect(next).toHaveFocus();
    expect(row.options).toMatchObject({ loop: true, align: 'start' });
  });

  it('goes through the cards that are shown without moving the row', async () => {
    windowOf(1440);
    await show(10);

    expect(row.options).toMatchObject({ watchFocus: false });
  });

  it.each([true, false])('sees the row stand still between two cards if they wish so (%p)', async (still) => {
    windowOf(390, { still });
    await show(3);

    await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
    await userEvent.click(screen.getByRole('button', { name: 'Précédent' }));

    expect(row.moves).toEqual([still, still]);
  });

  it('goes back from the first to the last', async () => {
    windowOf(820);
    await show(4);

    await userEvent.click(screen.getByRole('button', { name: 'Précédent' }));

    expect(shownNames()).toEqual(['Article SP-1', 'Article SP-4']);
  });

  it('meets the buttons before the cards', async () => {
    windowOf(1440);
    await show(6);

    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Précédent' })).toHaveFocus();
  });

  it('sees no buttons where everything fits', async () => {
    windowOf(1440);

    await show(5);

    expect(screen.queryByRole('button', { name: 'Suivant' })).not.toBeInTheDocument();
    expect(shownNames()).toHaveLength(5);
  });
});
