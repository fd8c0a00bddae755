/** @jest-environment node */
import fc from 'fast-check';
import { type Box, liftAbove } from './clear-position';

/** Its edges are inherited, like those of the DOMRect that a browser returns. */
const box = (left: number, top: number, width: number, height: number): Box =>
  Object.create({ left, top, right: left + width, bottom: top + height });

/** A toast at the bottom left of a phone of 390 × 844. */
const toast = box(16, 772, 358, 56);

describe('the position of toasts', () => {
  it.each([
    ['is the bottom left without obstacles there', [box(0, 64, 390, 300)], 0],
    ['is just above the clicked button', [box(16, 780, 358, 48)], 828 - 780 + 8],
    ['is above all overlapping obstacles', [box(0, 780, 390, 48), box(0, 700, 390, 70)], 828 - 700 + 8],
    ['is over the header when the search covers everything below it', [box(0, 100, 390, 744)], 828 - 100 + 8],
    ['does not exist when a dialog covers the window', [box(0, 0, 390, 844)], null],
  ])('%s', (_position, obstacles, lift) => {
    expect(liftAbove(toast, obstacles)).toBe(lift);
  });

  it('covers no obstacle and is inside the window, for any obstacles', () => {
    const obstacle = fc
      .tuple(fc.nat(390), fc.nat(844), fc.integer({ min: 1, max: 390 }), fc.integer({ min: 1, max: 844 }))
      .map(([left, top, width, height]) => box(left, top, width, height));

    fc.assert(
      fc.property(fc.array(obstacle, { maxLength: 4 }), (obstacles) => {
        const lift = liftAbove(toast, obstacles);
        if (lift === null) return;
        const [top, bottom] = [toast.top - lift, toast.bottom - lift];
        expect(top).toBeGreaterThanOrEqual(0);
        for (const other of obstacles) {
          const nextTo = toast.right <= other.left || other.right <= toast.left;
          expect(nextTo || bottom <= other.top || other.bottom <= top).toBe(true);
        }
      }),
    );
  });
});
