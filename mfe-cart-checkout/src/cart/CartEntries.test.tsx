import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartEntries } from './CartEntries';
import type { CartRow } from './use-cart-view';

const Line = ({ row }: { row: CartRow }) => (
  <li>
    <a href="/">{row.name}</a>
  </li>
);

function renderEntries(count: number) {
  const row = { product: null, pack: null, state: 'pending', unitPrice: null, total: null } as const;
  const entries = Array.from({ length: count }, (_, index) => ({
    row: { ...row, line: { productCode: `A-${index}`, quantity: 1 }, name: `Article ${index + 1}` },
  }));
  const noop = () => undefined;
  render(
    <CartEntries
      removals={{ entries, lastName: null, remove: noop, replace: noop, undo: noop }}
      Line={Line}
    />,
  );
}

it('renders all lines of a cart of 250 articles', () => {
  renderEntries(250);

  expect(screen.getByText('Article 250')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('renders a longer cart in steps, and focuses the first article of the next step', async () => {
  renderEntries(260);
  expect(screen.queryByText('Article 251')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Afficher la suite (10 articles)' }));

  expect(screen.getByText('Article 251')).toHaveFocus();
  expect(screen.getByText('Article 260')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
