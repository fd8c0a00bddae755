import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { type Answers, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { stubScreen } from '../../testing/screen';
import { ofBags } from '../../testing/visit-list';
import { bag, visitProduct } from '../../testing/visit-product';
import { Carousel } from './Carousel';

/** Scrolls the last card into or out of the window. */
let scrollLast: (seen: boolean) => void;

/** Renders the carousel in a window that shows these cards, by index; returns where its buttons scroll to. */
async function show(count: number, shown: readonly number[]) {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  const indexOf = (slide: Element) => [...(slide.parentElement?.children ?? [])].indexOf(slide);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * indexOf(this);
  });
  scrollLast = stubScreen((slide) => shown.includes(indexOf(slide)));
  const page = <Carousel title="Découvrez aussi" products={products(count)} requested />;
  await renderShop({ routes: [{ path: '/', element: page }], answers: {} });
  return scrollTo;
}

describe('the carousel', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['Suivant', [2, 3], 300],
    ['Suivant', [5, 6], 0],
    ['Précédent', [2, 3], 100],
    ['Précédent', [0, 1], 600],
  ])(
    'moves by one of seven cards and wraps around at its ends: "%s" of %p to %i',
    async (name, shown, left) => {
      const scrollTo = await show(7, shown);

      await userEvent.click(screen.getByRole('button', { name }));

      expect(scrollTo.mock.lastCall).toEqual([{ left }]);
    },
  );

  it('makes only the visible cards focusable, after its buttons', async () => {
    await show(7, [5, 6]);

    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Précédent' })).toHaveFocus();
    const slides = screen.getAllByRole('listitem', { hidden: true });
    expect(
      slides.filter((slide) => !slide.hasAttribute('inert')).map((slide) => slides.indexOf(slide)),
    ).toEqual([5, 6]);
  });

  it('keeps the focus in a card that the row has scrolled away, until the focus leaves that card', async () => {
    await show(2, [0, 1]);
    const slide = screen.getAllByRole('listitem').at(-1);
    act(() => screen.getByRole('link', { name: 'Article SP-2' }).focus());

    act(() => scrollLast(false));
    expect(slide).not.toHaveAttribute('inert');
    await userEvent.tab();
    expect(slide).toContainElement(document.activeElement as HTMLElement);
    expect(slide).not.toHaveAttribute('inert');

    await userEvent.tab();
    expect(slide).toHaveAttribute('inert');
  });
});

const ofSubcategory = `${ofBags}&subcategory=POUBELLE`;
const visit = (answers: Answers) => visitProduct({ 'GET products/SP-110/stock': [], ...answers });

describe('the related products', () => {
  beforeEach(() => void stubScreen(() => true));

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
