import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { keepDownloads } from 'page-kit/testing';
import { createHttp } from 'shared-contracts/http';
import { item, order, reply } from 'shared-contracts/testing';
import { renderAccount, type Visit } from '../../../testing/render-account';
import { filterOrders, historyFilterOf } from './history-filter';

const at = '/profile?historique';
const user = userEvent.setup();
const visit = (options: Visit) => renderAccount({ at, ...options });
const form = () => within(screen.getByRole('form', { name: 'Rechercher dans mes commandes' }));
const numbers = () =>
  screen
    .queryAllByRole('heading', { level: 3, name: /^Commande / })
    .map(({ textContent }) => textContent?.slice(-6));

const filteredBy = (names: string, next?: string) => ({
  'X-Filtered-By': names,
  ...(next && { 'X-Next-Cursor': next }),
});

const november = order('3', {
  createdAt: '2026-11-05T10:00:00.000Z',
  items: [item(1, { designation: 'Éponge' })],
});
/** Placed at 00:30 on 1 October in Paris. */
const october = order('2', { createdAt: '2026-09-30T22:30:00.000Z', purchaseOrderNumber: 'BC-77' });
const unpaid = order('1', { status: 'PAYMENT_PENDING', payment: { method: 'account' } });
const all = [november, october, unpaid];
const shipped = order('4', { fulfilment: 'partly-shipped' });
const delivered = order('5', { fulfilment: 'delivered' });

/** Sends a request whose response has this time in its `Date` header. */
async function answerAt(time: Date) {
  const headers = { date: time.toUTCString(), 'cache-control': 'no-store' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json([], { headers }));
  await createHttp({ apiUrl: 'http://api.example/', store: createStore() }).request('GET', 'orders');
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T14:05:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
});
afterEach(async () => {
  // The estimate of the API's clock survives a test.
  await answerAt(new Date());
  jest.useRealTimers();
});

async function lookFor(words: string) {
  await user.type(form().getByRole('searchbox', { name: 'Numéro, référence ou nom d’article' }), words);
  await user.click(form().getByRole('button', { name: 'Rechercher' }));
}

it.each([
  ['words regardless of case and accents', 'recherche=EPONGE', november],
  ['the purchase order number', 'recherche=bc-77', october],
  ['an article’s code and the order’s number', 'recherche=sp-1+0001', unpaid],
  ['a status', 'etat=PAYMENT_PENDING', unpaid],
  ['a month in Paris time', 'mois=2026-10', october],
  ['what was shipped in part', 'etat=shipped', shipped],
  ['what was delivered', 'etat=delivered', delivered],
])('orders are found by %s', (_what, query, found) => {
  expect(filterOrders([...all, shipped, delivered], historyFilterOf(`?${query}`), new Set())).toEqual([
    found,
  ]);
});

it('the offered months end at the time of the API, even on a device whose clock is years ahead', async () => {
  jest.setSystemTime(new Date('2030-01-15T12:00:00Z'));
  await answerAt(new Date('2026-11-23T14:05:00Z'));

  await visit({ answers: { 'GET orders': all } });

  await screen.findByRole('heading', { name: /000003/ });
  const [none, latest] = within(form().getByRole('combobox', { name: 'Mois' })).getAllByRole('option');
  expect([none?.textContent, latest?.textContent]).toEqual(['Tous', 'novembre 2026']);
});

it('invalid values of the URL are no filter', () => {
  expect(historyFilterOf('?recherche=eponge&etat=PERDU&mois=2026-13')).toEqual({
    words: 'eponge',
    status: null,
    month: null,
  });
});

describe('the search of the history', () => {
  it('sends its filters to the API and writes them to the URL', async () => {
    const { router } = await visit({
      answers: {
        'GET orders': all,
        'GET orders?q=eponge&status=PAID&month=2026-11': reply([november], filteredBy('q status month')),
      },
    });
    await screen.findByRole('heading', { name: /000003/ });
    await user.selectOptions(form().getByRole('combobox', { name: 'État' }), 'Payé');
    await user.selectOptions(form().getByRole('combobox', { name: 'Mois' }), 'novembre 2026');

    await lookFor('eponge');

    await waitFor(() => expect(numbers()).toEqual(['000003']));
    expect(screen.getByText('Une commande trouvée')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?historique&recherche=eponge&etat=PAID&mois=2026-11');
  });

  it('offers shipped and delivered orders if the API returns shipments, and requests them', async () => {
    await visit({
      answers: {
        'GET orders': [...all, delivered],
        'GET orders?fulfilment=delivered': reply([delivered], filteredBy('fulfilment')),
      },
    });
    await screen.findByRole('heading', { name: /000005/ });

    await user.selectOptions(form().getByRole('combobox', { name: 'État' }), 'Livré');
    await user.click(form().getByRole('button', { name: 'Rechercher' }));

    await waitFor(() => expect(numbers()).toEqual(['000005']));
    expect(form().getByRole('combobox', { name: 'État' })).toHaveDisplayValue('Livré');
  });

  it('finds orders when the API does not filter', async () => {
    await visit({ at: `${at}&recherche=EPONGE`, answers: { 'GET orders?q=EPONGE': all } });

    await waitFor(() => expect(numbers()).toEqual(['000003']));
  });

  it('loads the next page on request when a page has no match', async () => {
    await visit({
      at: `${at}&recherche=bc-77`,
      answers: {
        'GET orders?q=bc-77': reply([], filteredBy('q', 'c1')),
        'GET orders?cursor=c1&q=bc-77': reply([october], filteredBy('q')),
      },
    });
    expect(await screen.findByText('Rien parmi vos commandes récentes')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Chercher plus loin' }));

    await waitFor(() => expect(numbers()).toEqual(['000002']));
    expect(screen.getByRole('link', { name: 'Voir la commande' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Chercher plus loin' })).toBeNull();
  });

  it('shows that nothing matches and links to all orders', async () => {
    const { router } = await visit({
      at: `${at}&recherche=balai`,
      answers: { 'GET orders?q=balai': reply([], filteredBy('q')), 'GET orders': all },
    });
    expect(await screen.findByRole('heading', { name: 'Aucune commande trouvée' })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Voir toutes mes commandes' }));

    await waitFor(() => expect(numbers()).toHaveLength(3));
    expect(router.state.location.search).toBe('?historique');
    expect(form().getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('heading', { level: 2, name: 'Historique de mes commandes' })).toHaveFocus();
  });

  it('is restored, with the focus, after going back from an order, whose title was focused', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { router } = await visit({
      at: `${at}&mois=2026-11`,
      answers: {
        'GET orders?month=2026-11': reply([november], filteredBy('month')),
        'GET orders/3': november,
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Voir la commande' }));
    const title = await screen.findByRole('heading', { level: 2, name: /000003/ });
    expect(title).toHaveFocus();

    const back = screen.getAllByRole('link', { name: 'Historique de mes commandes' }).at(-1);
    if (back) await user.click(back);

    expect(router.state.location.search).toBe('?historique&mois=2026-11');
    expect(await screen.findByRole('link', { name: 'Voir la commande' })).toHaveFocus();
  });
});

it('the documents of a month are saved as one file, if its orders have any', async () => {
  const document = { id: 'd1', kind: 'invoice', name: 'f.pdf', size: 9, createdAt: '' } as const;
  const file = new Blob(['PK'], { type: 'application/zip' });
  await visit({
    at: `${at}&mois=2026-11`,
    answers: {
      'GET orders?month=2026-11': reply([{ ...november, documents: [document] }], filteredBy('month')),
      'GET orders/documents?month=2026-11': file,
    },
  });
  const downloads = keepDownloads();

  await user.click(await screen.findByRole('button', { name: 'Télécharger ses documents (ZIP)' }));

  await waitFor(() => expect(downloads).toEqual([{ name: 'documents-2026-11.zip', file }]));
});

it('the orders of a month are saved, and no documents are offered if they have none', async () => {
  const downloads = keepDownloads();
  const file = new Blob(['Commande;']);
  await visit({
    at: `${at}&mois=2026-11`,
    answers: {
      'GET orders?month=2026-11': reply([november], filteredBy('month')),
      'GET orders/export?month=2026-11': file,
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Télécharger le mois (CSV)' }));

  await waitFor(() => expect(downloads).toEqual([{ name: 'commandes-2026-11.csv', file }]));
  expect(screen.queryByRole('button', { name: /documents/ })).toBeNull();
});
