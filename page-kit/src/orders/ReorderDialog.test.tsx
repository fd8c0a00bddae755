import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReorderDialog } from './ReorderDialog';
import type { ReorderRow } from './use-reorder';

const row = (productCode: string, overrides: Partial<ReorderRow> = {}): ReorderRow => ({
  productCode,
  name: `Article ${productCode}`,
  shownName: `Article ${productCode}`,
  picture: '',
  category: '',
  quantity: 2,
  state: 'ready',
  change: null,
  priceThen: '12,90 €',
  unit: 'l’unité',
  priceNow: '12,90 €',
  ...overrides,
});

function open(rows: ReorderRow[], total: string | null = '25,80 €') {
  const handlers = { onQuantity: jest.fn(), onRetry: jest.fn(), onAdd: jest.fn(), onClose: jest.fn() };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReorderDialog order="Commande CMD-2026-000123" rows={rows} count="2" total={total} {...handlers} />
    </QueryClientProvider>,
  );
  return { ...handlers, dialog: within(screen.getByRole('dialog', { name: 'Commander à nouveau' })) };
}

const add = () => userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));

it('focuses its title, so that no on-screen keyboard opens, and adds the shown articles', async () => {
  const { onAdd, dialog } = open([row('A')]);
  expect(screen.getByRole('heading', { name: 'Commander à nouveau' })).toHaveFocus();
  for (const region of dialog.getAllByRole('status')) expect(region).toBeEmptyDOMElement();

  await add();

  expect(onAdd).toHaveBeenCalledTimes(1);
});

it('adds nothing while prices load', async () => {
  const { onAdd } = open([row('A', { state: 'pending', priceNow: null })], null);

  await add();

  expect(onAdd).not.toHaveBeenCalled();
});

it('counts changed prices and unavailable articles', () => {
  const { dialog } = open([
    row('A', { change: 'dearer' }),
    row('B', { change: 'cheaper' }),
    row('C', { state: 'missing', priceNow: null }),
    row('D', { state: 'missing', priceNow: null }),
  ]);

  expect(dialog.getAllByRole('status')[0]).toHaveTextContent(
    '2 prix ont changé depuis cette commande. 2 articles ne sont plus disponibles et ne seront pas ajoutés.',
  );
});

it.each([
  ['all articles are excluded', 'ready', 'Indiquez au moins une quantité.'],
  ['no article is available', 'missing', 'Aucun de ces articles ne peut être ajouté.'],
] as const)('adds nothing and says why if %s', async (_when, state, reason) => {
  const { onAdd, dialog } = open([row('A', { quantity: 0, state }), row('B', { state: 'missing' })]);

  await add();

  expect(dialog.getByText(reason)).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
});
