import { act, render, screen } from '@testing-library/react';
import { createRemotePages } from '../federation/remote-pages';
import { FederationProvider, loaderOf } from '../federation/use-federation';
import { OnDemand } from './OnDemand';

const Part = ({ name }: { name: string }) => <p>Bonjour {name}</p>;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a part whose code hangs has a note with space around it, and is loaded again on a retry', async () => {
  const load = jest.fn(() => Promise.resolve(Part)).mockReturnValueOnce(new Promise(() => undefined));
  const loader = loaderOf();
  render(
    <FederationProvider value={{ loader, pages: createRemotePages(loader, {}), owners: {} }}>
      <OnDemand load={load} props={{ name: 'Camille' }} loading="Un instant" />
    </FederationProvider>,
  );
  await wait(8000);
  // In a dialog without padding, it would lie below the close button.
  expect(screen.getByText(/plus long que d’habitude/).closest('.failure')).toBeVisible();

  act(() => screen.getByRole('button', { name: 'Réessayer' }).click());
  await wait(0);

  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Bonjour Camille')).toBeVisible();
});
