import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { lastingAtom } from 'page-kit/page';
import { announce } from 'shared-contracts/events';
import { reloadForMissingFile, takeSaved, watchPayments } from './reload-document';
import { followTyping } from './typed-texts';

const draftAtom = lastingAtom('mfe-test:draft', '');
const { getEntriesByType } = performance;
const { fetch } = window;

/** The document names a script that the server's home page no longer names, and came as said. */
function tabOlderThanShell(cameBy: 'navigate' | 'reload' = 'navigate'): void {
  document.head.innerHTML = '<script src="/main.first.js" type="text/plain" data-shell></script>';
  performance.getEntriesByType = () => [{ type: cameBy } as PerformanceNavigationTiming];
  const html = '<script id="boot-data">{}</script>"/main.next.js"';
  window.fetch = async () => ({ ok: true, text: async () => html }) as Response;
}

async function type(text: string): Promise<void> {
  render(<input aria-label="Nom" />);
  await userEvent.type(screen.getByLabelText('Nom'), text);
}

beforeAll(() => {
  watchPayments();
  followTyping();
});
beforeEach(() => {
  // jsdom says that it cannot navigate.
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  performance.getEntriesByType = getEntriesByType;
  window.fetch = fetch;
  jest.restoreAllMocks();
});

const byItself = (store = createStore()) => reloadForMissingFile({ store, asked: false });
const asked = (store = createStore()) => reloadForMissingFile({ store, asked: true });

it('loads a tab that is older than the shell again, with what was typed and what remotes keep', async () => {
  tabOlderThanShell();
  const before = createStore();
  before.set(draftAtom, 'Agence Durand');
  await type('Durand');
  expect(await byItself(before)).toBe(true);
  const after = createStore();
  document.body.innerHTML = '<input aria-label="Nom">';

  takeSaved(after)();

  expect(screen.getByLabelText('Nom')).toHaveValue('Durand');
  expect(after.get(draftAtom)).toBe('Agence Durand');
});

it('puts back once, and at the same URL alone', async () => {
  tabOlderThanShell();
  const before = createStore();
  before.set(draftAtom, 'Agence Durand');
  await byItself(before);
  const { href } = window.location;
  window.history.pushState(null, '', '/ailleurs');

  const elsewhere = createStore();
  takeSaved(elsewhere);
  window.history.pushState(null, '', href);
  const again = createStore();
  takeSaved(again);

  expect([elsewhere.get(draftAtom), again.get(draftAtom)]).toEqual(['', '']);
});

it('does so again only when the visitor retries', async () => {
  tabOlderThanShell('reload');

  expect(await byItself()).toBe(false);
  expect(await asked()).toBe(true);
});

it('leaves a page alone on which a payment is open, whatever is pressed', async () => {
  tabOlderThanShell();
  announce('checkout:payment-opened', {});

  expect([await byItself(), await asked()]).toEqual([false, false]);
  announce('checkout:payment-closed', {});

  expect(await byItself()).toBe(true);
});

it('loses nothing typed where the browser refuses storage, unless the visitor retries', async () => {
  tabOlderThanShell();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await byItself()).toBe(true);

  await type('Durand');

  expect(await byItself()).toBe(false);
  expect(await asked()).toBe(true);
});

it('leaves a page alone whose shell is the deployed one, or when that is unknown', async () => {
  tabOlderThanShell();
  const sameShell = '<script id="boot-data">{}</script>"/main.first.js"';
  window.fetch = async () => ({ ok: true, text: async () => sameShell }) as Response;
  expect(await byItself()).toBe(false);

  window.fetch = () => Promise.reject(new TypeError('offline'));

  expect(await byItself()).toBe(false);
});
