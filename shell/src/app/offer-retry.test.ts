import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { untilPrepared } from './offer-retry';

const late = /toujours en cours/;
const failed = /une partie de la boutique ne répond pas/;
const never = () => new Promise<void>(() => undefined);
const fails = () => Promise.reject(new Error('down'));

const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('says after eight seconds that the rest is on its way, with another try', async () => {
  void untilPrepared(never, never);
  await jest.advanceTimersByTimeAsync(7900);
  expect(screen.queryByText(late)).not.toBeInTheDocument();

  await jest.advanceTimersByTimeAsync(200);

  expect(screen.getByText(late)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

it('takes the line away when the first try arrives after all', async () => {
  let arrive = () => {};
  const prepared = untilPrepared(() => new Promise((resolve) => (arrive = resolve)), never);
  await jest.advanceTimersByTimeAsync(8100);

  arrive();
  await prepared;

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('goes on with another try when a file hangs', async () => {
  const prepared = untilPrepared(never, async () => undefined);
  await jest.advanceTimersByTimeAsync(8100);

  await person().click(screen.getByRole('button', { name: 'Réessayer' }));
  await prepared;

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('tells a failure at once, and again when another try fails', async () => {
  void untilPrepared(fails, fails);
  await jest.advanceTimersByTimeAsync(0);
  expect(screen.getByText(failed)).toBeVisible();

  await person().click(screen.getByRole('button', { name: 'Réessayer' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.getByText(failed)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).not.toHaveAttribute('aria-busy');
});

it('leaves the line where it is while the other try hangs, too', async () => {
  void untilPrepared(never, never);
  await jest.advanceTimersByTimeAsync(8100);
  const inserted = jest.spyOn(document.body, 'append');

  await person().click(screen.getByRole('button', { name: 'Réessayer' }));
  await jest.advanceTimersByTimeAsync(8100);

  expect(screen.getByText(late)).toBeVisible();
  expect(inserted).not.toHaveBeenCalled();
});

it('tries again by itself when the connection returns, until the page is prepared', async () => {
  const again = jest.fn(async () => undefined);
  const prepared = untilPrepared(fails, again);
  await jest.advanceTimersByTimeAsync(0);

  window.dispatchEvent(new Event('online'));
  await prepared;
  window.dispatchEvent(new Event('online'));

  expect(again).toHaveBeenCalledTimes(1);
});
