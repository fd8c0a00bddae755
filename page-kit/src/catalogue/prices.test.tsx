import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderShop } from '../testing';
import { type Prices, usePrices } from './prices';

const seen: Prices[] = [];
function List() {
  const [busy, setBusy] = useState(false);
  seen.push(usePrices(['SP-1']));
  return <button type="button" aria-busy={busy} onClick={() => setBusy(true)} aria-label="Plus" />;
}

it('the prices of a list are the same object while it renders again, so that its cards do not', async () => {
  await renderShop({ routes: [{ path: '/', element: <List /> }], answers: {} });
  const before = seen.at(-1);
  const renderings = seen.length;

  await userEvent.click(screen.getByRole('button', { name: 'Plus' }));

  expect(seen.length).toBeGreaterThan(renderings);
  expect(seen.at(-1)).toBe(before);
});
