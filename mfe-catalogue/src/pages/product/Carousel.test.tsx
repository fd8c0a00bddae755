import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { products } from '../../testing/catalogue';
import { Carousel } from './Carousel';

/** The library's row, as far as the carousel asks it: jsdom has no sizes to move by. */
const row = {
  index: 0,
  selectedScrollSnap: () => row.index,
  scrollNext: jest.fn(),
  scrollPrev: jest.fn(),
  on: () => row,
  off: () => row,
};

jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [() => undefined, row] }));

/** A window of this width, for the queries that the carousel asks. */
function windowOf(width: number, { still = false } = {}) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, edge] = /max-width: ([\d.]+)em/.exec(query) ?? [];
    const matches = query.includes('reduced-motion') ? still : width <= Number(edge) * 16;
    return { matches, addEventListener() {}, removeEventListener() {} } as never;
  });
}

/** `index`: the card that the row begins with. */
async function show(count: number, index = 0) {
  row.index = index;
  const page = <Carousel title={<h2>Découvrez aussi</h2>} products={products(count)} />;
  await renderShop({ routes: [{ path: '/', element: page }], answers: {} });
}

const shownNames = () =>
  screen
    .getAllByRole('article', { hidden: true })
    .filter((card) => !card.closest('[inert]'))
    .map((card) => within(card).getByRole('heading', { hidden: true }).textContent);

describe('the carousel', () => {
  it.each([
    [1440, ['SP-1', 'SP-2', 'SP-3', 'SP-6', 'SP-7']],
    [820, ['SP-6', 'SP-7']],
    [390, ['SP-6']],
  ])('at %i px the visible cards can be focused, across its end too', async (width, codes) => {
    windowOf(width);

    await show(7, 5);

    expect(shownNames()).toEqual(codes.map((code) => `Article ${code}`));
  });

  it.each([true, false])('sees the row stand still between two cards if they wish so (%p)', async (still) => {
    windowOf(390, { still });
    await show(3);

    await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
    await userEvent.click(screen.getByRole('button', { name: 'Précédent' }));

    expect([row.scrollNext, row.scrollPrev].map(({ mock }) => mock.lastCall)).toEqual([[still], [still]]);
  });

  it('has its buttons before the cards', async () => {
    windowOf(1440);
    await show(6);

    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Précédent' })).toHaveFocus();
  });

  it('has no buttons where everything fits', async () => {
    windowOf(1440);

    await show(5);

    expect(screen.queryByRole('button', { name: 'Suivant' })).not.toBeInTheDocument();
    expect(shownNames()).toHaveLength(5);
  });
});
