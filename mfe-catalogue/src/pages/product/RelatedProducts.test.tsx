import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { type Answers, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { stubScreen } from '../../testing/screen';
import { ofBags } from '../../testing/visit-list';
import { bag, visitProduct } from '../../testing/visit-product';
import { Carousel } from './Carousel';

/** Stub of the library, since jsdom has no layout. */
const row = {
  index: 0,
  selectedScrollSnap: () => row.index,
  scrollNext: jest.fn(),
  scrollPrev: jest.fn(),
  on: () => row,
  off: () => row,
};

jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [() => undefined, row] }));

/** Stubs the media queries of a window with this width. */
function windowOf(width: number, { reducedMotion = false } = {}) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, edge] = /max-width: ([\d.]+)em/.exec(query) ?? [];
    const matches = query.includes('reduced-motion') ? reducedMotion : width <= Number(edge) * 16;
    return { matches, addEventListener() {}, removeEventListener() {} } as never;
  });
}

/** Renders the carousel; `index` is the first visible card. */
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
  ])('makes only the visible cards focusable at %i px, also across its end', async (width, codes) => {
    windowOf(width);

    await show(7, 5);

    expect(shownNames()).toEqual(codes.map((code) => `Article ${code}`));
  });

  it.each([true, false])('respects the reduced-motion preference (%p)', async (reduced) => {
    windowOf(390, { reducedMotion: reduced });
    await show(3);

    await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
    await userEvent.click(screen.getByRole('button', { name: 'Précédent' }));

    expect([row.scrollNext, row.scrollPrev].map(({ mock }) => mock.lastCall)).toEqual([[reduced], [reduced]]);
  });

  it('has its buttons before the cards in the focus order', async () => {
    windowOf(1440);
    await show(6);

    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Précédent' })).toHaveFocus();
  });

  it('has no buttons when all cards fit', async () => {
    windowOf(1440);

    await show(5);

    expect(screen.queryByRole('button', { name: 'Suivant' })).not.toBeInTheDocument();
    expect(shownNames()).toHaveLength(5);
  });
});

const ofSubcategory = `${ofBags}&subcategory=POUBELLE`;
const visit = (answers: Answers) => visitProduct({ 'GET products/SP-110/stock': [], ...answers });

describe('the related products', () => {
  beforeEach(() => void stubScreen('everything'));

  const discovered = async () =>
    within(await screen.findByRole('region', { name: 'Découvrez aussi' })).findAllByRole('article', {
      hidden: true,
    });
  const names = async () =>
    (await discovered()).map((card) => within(card).getByRole('link', { hidden: true }).textContent);

  it('are ten other products of the sub-category', async () => {
    const { http } = await visit({ [ofSubcategory]: pageOf([bag, ...products(12)]) });

    const others = await discovered();
    expect(screen.getByRole('heading', { level: 2, name: 'Découvrez aussi' })).toBeVisible();

    expect(others).toHaveLength(10);
    expect(others[0]).toHaveTextContent('Article SP-1');
    expect(http.calls.filter((call) => call.startsWith('GET products?'))).toHaveLength(1);
  });

  it('are one product of each series, then the others, and last the variants to which the page links', async () => {
    const variantsOf = (...codes: string[]) => codes.map((Code) => ({ Code, name: Code }));
    const series = products(2, 3).map((each) => ({ ...each, variants: variantsOf('SP-3', 'SP-4') }));
    await visit({
      'GET products/SP-110': { ...bag, variants: variantsOf('SP-110', 'SP-1', 'SP-2') },
      [ofSubcategory]: pageOf([bag, ...products(2), ...series]),
      [ofBags]: pageOf([bag, ...products(2), ...series, ...products(2, 5)]),
    });

    expect(await names()).toEqual([3, 5, 6, 4, 1, 2].map((index) => `Article SP-${index}`));
  });

  it.each([
    ['when their call fails', { [ofSubcategory]: refused(503) }],
    ['when there are none', { [ofSubcategory]: pageOf([bag]), [ofBags]: pageOf([bag]) }],
  ])('are omitted %s', async (_when, answers) => {
    await visit(answers);

    await waitFor(() => expect(screen.queryByText('Découvrez aussi')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
  });
});
