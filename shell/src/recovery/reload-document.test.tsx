import { setImmediate as nextTurn } from 'node:timers/promises';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { lastingAtom } from 'page-kit/page';
import { announce } from 'shared-contracts/events';
import { reloadForMissingFile, saveWhileHidden, takeSaved, watchPayments } from './reload-document';
import { followTyping } from './typed-texts';

const draftAtom = lastingAtom('mfe-test:draft', '');
const { getEntriesByType } = performance;
const { fetch } = window;

/** Simulates a document with a script that the server's home page no longer names, opened as given. */
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
  // jsdom logs that it cannot navigate.
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  performance.getEntriesByType = getEntriesByType;
  window.fetch = fetch;
  jest.restoreAllMocks();
});

const automatically = (store = createStore()) => reloadForMissingFile({ store, byVisitor: false });
const onRetry = (store = createStore()) => reloadForMissingFile({ store, byVisitor: true });

describe('a page that is hidden with typed texts', () => {
  const hide = () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  async function hideAndDrop() {
    const before = createStore();
    saveWhileHidden(before);
    before.set(draftAtom, 'Agence Durand');
    await type('Durand');
    hide();
    document.body.innerHTML = '';
  }

  it('has them again when the browser has dropped it, even in a dialog that opens a minute later', async () => {
    await hideAndDrop();
    jest.useFakeTimers();
    const after = createStore();

    takeSaved(after)();
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    document.body.innerHTML = '<input aria-label="Nom">';

    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Durand'));
    expect(after.get(draftAtom)).toBe('Agence Durand');
  });

  it('stores none once it is shown again: a form may be sent before the next reload', async () => {
    await hideAndDrop();

    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

    expect(sessionStorage).toHaveLength(0);
  });

  it('stores none that are gone when it is hidden again', async () => {
    await hideAndDrop();
    saveWhileHidden(createStore());

    hide();

    expect(sessionStorage).toHaveLength(0);
  });

  it('does not type them for the next customer after a sign-out', async () => {
    await hideAndDrop();
    takeSaved(createStore())();

    announce('account:signed-out', { reason: 'expired' });
    document.body.innerHTML = '<input aria-label="Nom">';
    // Mutation observers run before the next turn.
    await nextTurn();

    expect(screen.getByLabelText('Nom')).toHaveValue('');
  });
});

it('restores the state only once, and only at the same URL', async () => {
  tabOlderThanShell();
  const before = createStore();
  before.set(draftAtom, 'Agence Durand');
  await automatically(before);
  const { href } = window.location;
  window.history.pushState(null, '', '/ailleurs');

  const elsewhere = createStore();
  takeSaved(elsewhere);
  window.history.pushState(null, '', href);
  const again = createStore();
  takeSaved(again);

  expect([elsewhere.get(draftAtom), again.get(draftAtom)]).toEqual(['', '']);
});

it('reloads a reloaded tab only when the visitor retries', async () => {
  tabOlderThanShell('reload');

  expect(await automatically()).toBe(false);
  expect(await onRetry()).toBe(true);
});

it('never reloads while a payment is open, even when the visitor retries', async () => {
  tabOlderThanShell();
  announce('checkout:payment-opened', {});

  expect([await automatically(), await onRetry()]).toEqual([false, false]);
  announce('checkout:payment-closed', {});

  expect(await automatically()).toBe(true);
});

it('does not reload a page with typed texts when storage is refused, unless the visitor retries', async () => {
  tabOlderThanShell();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await automatically()).toBe(true);

  await type('Durand');

  expect(await automatically()).toBe(false);
  expect(await onRetry()).toBe(true);
});

it('does not reload when the deployed shell is the same or unknown', async () => {
  tabOlderThanShell();
  const sameShell = '<script id="boot-data">{}</script>"/main.first.js"';
  window.fetch = async () => ({ ok: true, text: async () => sameShell }) as Response;
  expect(await automatically()).toBe(false);

  window.fetch = () => Promise.reject(new TypeError('offline'));

  expect(await automatically()).toBe(false);
});
