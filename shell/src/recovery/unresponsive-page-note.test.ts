import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { untilPrepared } from './unresponsive-page-note';

const late = /toujours en cours/;
const failed = /une partie de la boutique ne répond pas/;
const never = () => new Promise<void>(() => undefined);
const fails = () => Promise.reject(new Error('down'));

const unhydrated = 'main';
let leaving: AbortController;
const wait = (prepare: () => Promise<void>, prepareAgain: () => Promise<void>) =>
  untilPrepared({
    prepare: (byVisitor) => (byVisitor ? prepareAgain() : prepare()),
    unhydrated,
    signal: leaving.signal,
  });

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

describe('after a click on a button of the page', () => {
  const clickRecorded = /Votre clic est gardé/;
  beforeEach(() => {
    document.body.innerHTML = '<header><button>Menu</button></header><main><button>Ajouter</button></main>';
  });
  const press = (name: string) => person().click(screen.getByRole('button', { name }));

  it('shows at once that the click is recorded when the code has failed to load', async () => {
    void wait(fails, fails);
    await jest.advanceTimersByTimeAsync(0);

    await press('Ajouter');

    expect(screen.getByRole('status')).toHaveTextContent(failed);
    expect(screen.getByRole('status')).toHaveTextContent(clickRecorded);
  });

  it('shows after two seconds that the click is recorded while the code is loading', async () => {
    void wait(never, never);

    await press('Ajouter');
    await jest.advanceTimersByTimeAsync(1900);
    expect(screen.queryByText(clickRecorded)).not.toBeInTheDocument();
    await jest.advanceTimersByTimeAsync(200);

    expect(screen.getByText(clickRecorded)).toBeVisible();
  });

  it('shows nothing when the code loads in time, or when the button is hydrated', async () => {
    let arrive = () => {};
    const prepared = wait(() => new Promise((resolve) => (arrive = resolve)), never);
    await press('Menu');
    await jest.advanceTimersByTimeAsync(2100);
    expect(screen.queryByText(clickRecorded)).not.toBeInTheDocument();

    await press('Ajouter');
    arrive();
    await prepared;
    await jest.advanceTimersByTimeAsync(2100);

    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
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
