import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { untilPrepared } from './unresponsive-page-note';

const late = /toujours en cours/;
const failed = /une partie de la boutique ne répond pas/;
const never = () => new Promise<void>(() => undefined);
const fails = () => Promise.reject(new Error('down'));

let leaving: AbortController;
const wait = (prepare: () => Promise<void>, prepareAgain: () => Promise<void>) =>
  untilPrepared({ prepare: (byVisitor) => (byVisitor ? prepareAgain() : prepare()), signal: leaving.signal });

const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('shows after eight seconds that the rest is loading, until the first attempt succeeds', async () => {
  let arrive = () => {};
  const prepared = wait(() => new Promise((resolve) => (arrive = resolve)), never);
  await jest.advanceTimersByTimeAsync(7900);
  expect(screen.queryByText(late)).not.toBeInTheDocument();
  await jest.advanceTimersByTimeAsync(200);
  expect(screen.getByText(late)).toBeVisible();

  arrive();
  await prepared;

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('completes with a retry when a file hangs', async () => {
  const prepared = wait(never, async () => undefined);
  await jest.advanceTimersByTimeAsync(8100);

  await person().click(screen.getByRole('button', { name: 'Réessayer' }));
  await prepared;

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('reports a failure at once, and again when a retry fails', async () => {
  void wait(fails, fails);
  await jest.advanceTimersByTimeAsync(0);
  expect(screen.getByText(failed)).toBeVisible();

  await person().click(screen.getByRole('button', { name: 'Réessayer' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.getByText(failed)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).not.toHaveAttribute('aria-busy');
});

it('retries by itself when the connection returns, until the page is prepared', async () => {
  const again = jest.fn(async () => undefined);
  const prepared = wait(fails, again);
  await jest.advanceTimersByTimeAsync(0);

  window.dispatchEvent(new Event('online'));
  await prepared;
  window.dispatchEvent(new Event('online'));

  expect(again).toHaveBeenCalledTimes(1);
});

it('retries by itself when the connection returns during the attempt that fails', async () => {
  let fail = () => {};
  const prepared = wait(
    () => new Promise((_resolve, reject) => (fail = reject)),
    async () => undefined,
  );

  window.dispatchEvent(new Event('online'));
  fail();
  await prepared;

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows nothing more once the visitor left the page, even if the first attempt fails', async () => {
  const taken = jest.fn();
  let fail = () => {};
  void wait(() => new Promise((_resolve, reject) => (fail = reject)), never).then(taken);
  await jest.advanceTimersByTimeAsync(8100);

  leaving.abort();
  fail();
  await jest.advanceTimersByTimeAsync(8100);

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(taken).not.toHaveBeenCalled();
});
