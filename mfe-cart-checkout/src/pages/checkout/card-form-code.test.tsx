import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Deployment, DeploymentContext } from 'page-kit/page';
import { renderShop } from 'page-kit/testing';
import { Outlet } from 'react-router-dom';
import { loadCardForm } from '../../payment/load-card-form';
import routes from '../../routes';
import { answers, createPayment, formIsThere, lines } from '../../testing/pay';

jest.mock('../../payment/load-card-form', () => ({ loadCardForm: jest.fn() }));

const slow = 'Le chargement est toujours en cours, plus long que d’habitude.';
const failed = 'The library cannot be loaded (see console for more details)';
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
let deployment: jest.Mocked<Deployment>;

const code = jest.mocked(loadCardForm);
const never = () => new Promise<never>(() => undefined);
const missing = async () => {
  throw new Error('Loading chunk 7 failed.');
};
const loadsNormally = async () =>
  jest
    .requireActual<typeof import('../../payment/load-card-form')>('../../payment/load-card-form')
    .loadCardForm(deployment);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  deployment = { preload: jest.fn(), giveUp: jest.fn(), lookForAnother: jest.fn(async () => false) };
  code.mockReset().mockImplementation(loadsNormally);
});
afterEach(() => jest.useRealTimers());

const Frame = () => (
  <DeploymentContext value={deployment}>
    <Outlet />
  </DeploymentContext>
);
const openCheckout = (state: unknown = null) =>
  renderShop({ routes, Frame, answers, lines, at: '/purchase', state, signedIn: true });

async function pay() {
  const shop = await openCheckout();
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Payer' }));
  return shop;
}

const dialog = async () => within(await screen.findByRole('dialog', { name: "Régler l'achat" }));
const retry = async () => user.click(await (await dialog()).findByRole('button', { name: 'Réessayer' }));

/** Pays in a version of the page whose card form is gone, since another version was deployed. */
async function payInReplacedVersion() {
  code.mockImplementation(missing);
  deployment.lookForAnother.mockResolvedValue(true);
  const shop = await pay();
  await retry();
  return shop;
}

describe('a customer who waits for the code of the card form', () => {
  it('sees a notice after eight seconds, and can retry several times', async () => {
    code.mockImplementation(never);
    await pay();
    await dialog();
    expect(screen.queryByText(slow)).not.toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect((await dialog()).getAllByRole('status').map(({ textContent }) => textContent)).toContain(slow);
    await retry();
    expect((await dialog()).getByRole('button', { name: 'Réessayer' })).toBeVisible();
    code.mockImplementation(loadsNormally);
    await retry();

    await formIsThere();
    expect(code).toHaveBeenCalledTimes(3);
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
  });

  it('sees no error of an attempt that was replaced by a retry', async () => {
    let giveUp: (reason: Error) => void = () => undefined;
    code.mockImplementationOnce(() => new Promise((_resolve, reject) => (giveUp = reject)));
    const { http } = await pay();
    await act(() => jest.advanceTimersByTimeAsync(8000));

    await retry();
    await act(async () => giveUp(new Error('Loading chunk 7 failed.')));

    await formIsThere();
    expect((await dialog()).queryByText(failed)).not.toBeInTheDocument();
    expect(http.count(createPayment)).toBe(1);
  });

  it('can retry a failed request by a click, and it is repeated when the browser is online again', async () => {
    code.mockImplementation(missing);
    await pay();
    expect(await (await dialog()).findByText(failed)).toHaveAttribute('lang', 'en');
    await retry();
    expect(await (await dialog()).findByText(failed)).toBeVisible();
    code.mockImplementation(loadsNormally);

    await act(async () => void window.dispatchEvent(new Event('online')));

    await formIsThere();
  });

  it('sees the form when the connection returned during a request that fails', async () => {
    let fail: (reason: Error) => void = () => undefined;
    code.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    await pay();

    window.dispatchEvent(new Event('online'));
    await act(async () => fail(new Error('Loading chunk 7 failed.')));

    await formIsThere();
  });

  it('continues in the deployed version, with the terms accepted and the card form open', async () => {
    const { router } = await payInReplacedVersion();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.pathname).toBe('/purchase');
    // The page of the deployed version replaces this one.
    cleanup();
    code.mockImplementation(loadsNormally);

    await openCheckout(router.state.location.state);

    expect(await screen.findByRole('checkbox', { hidden: true })).toBeChecked();
    await formIsThere();
  });
});
