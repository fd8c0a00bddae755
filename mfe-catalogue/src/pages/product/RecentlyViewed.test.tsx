import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { signOutAtom } from 'shared-contracts/auth';
import { type Answers, product, refused } from 'shared-contracts/testing';
import { stubScreen } from '../../testing/screen';
import { RecentlyViewed } from './RecentlyViewed';

const key = 'sph-customer-recently-viewed';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const store = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));

let scrollIntoView: () => void = () => undefined;

const visit = (answers: Answers = {}, code = 'SP-110', signedIn = false) =>
  renderShop({
    signedIn,
    routes: [
      {
        path: '/',
        element: (
          <main>
            <h1 tabIndex={-1}>Sac</h1>
            <RecentlyViewed code={code} />
          </main>
        ),
      },
    ],
    answers,
  });

const readTo = () =>
  act(async () => {
    stubScreen(() => true);
    scrollIntoView();
  });
const section = () => screen.findByRole('region', { name: 'Vus récemment' });

beforeEach(() => {
  scrollIntoView = stubScreen(() => false);
});

it('the row shows the recently viewed products once it is near the screen, most recent first, without the open one, which is stored', async () => {
  store(['SP-2', 'SP-110', 'SP-1']);
  const { http } = await visit({
    'GET products/SP-1': product({ Code: 'SP-1' }),
    'GET products/SP-2': product({ Code: 'SP-2' }),
  });
  expect(http.calls).toEqual([]);

  await readTo();

  const names = within(await section()).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Article SP-2', 'Article SP-1']);
  expect(stored()).toEqual(['SP-110', 'SP-2', 'SP-1']);
});

it('the row omits products that are no longer in the catalogue', async () => {
  store(['SP-1', 'SP-2']);
  await visit({ 'GET products/SP-1': refused(404), 'GET products/SP-2': product({ Code: 'SP-2' }) });

  await readTo();

  const cards = within(await section()).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Article SP-2']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the row can be cleared, which focuses the title of the page', async () => {
  store(['SP-1']);
  await visit({ 'GET products/SP-1': product({ Code: 'SP-1' }) });
  await readTo();
  await section();

  await userEvent.click(screen.getByRole('button', { name: 'Effacer les produits vus récemment' }));

  await waitFor(() => expect(screen.queryByText('Vus récemment')).not.toBeInTheDocument());
  expect(stored()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each(['chosen', 'expired'] as const)('the row is cleared when the session ends (%s)', async (reason) => {
  store(['SP-1']);
  const shop = await visit({ 'GET products/SP-1': product({ Code: 'SP-1' }) }, 'SP-110', true);
  await readTo();
  await section();

  act(() => shop.store.set(signOutAtom, reason));

  expect(screen.queryByText('Vus récemment')).not.toBeInTheDocument();
  expect(stored()).toBeNull();
});
