import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { products } from '../../testing/catalogue';
import { stubScreen } from '../../testing/screen';
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
  const page = <Carousel title="Découvrez aussi" products={products(count)} requested onRetry={undefined} />;
  await renderShop({ routes: [{ path: '/', element: page }], answers: {} });
  return scrollTo;
}

describe('the carousel', () => {
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
