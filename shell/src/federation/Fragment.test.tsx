import { act, render, screen } from '@testing-library/react';
import { Fragment } from './Fragment';
import { createRemotePages } from './remote-pages';
import { FederationProvider, loaderOf } from './use-federation';

const owners = { 'mfe-catalogue': { prefixes: [], slots: ['Search' as const] } };
const OldSearch = () => <p>Ancienne recherche</p>;
const NewSearch = () => <p>Nouvelle recherche</p>;

const defect = new Error('broken');
const BrokenSearch = () => {
  throw defect;
};
const onCaughtError = jest.fn();

/** Opens the search; each load returns the next version. */
function openSearch(...versions: (() => React.ReactNode)[]) {
  const listeners = new Set<() => void>();
  const loader = {
    ...loaderOf(async () => ({ Search: versions.shift() })),
    onReplaced: (_remote: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  render(
    <FederationProvider value={{ loader, pages: createRemotePages(loader, owners), owners }}>
      <Fragment slot="Search" props={{ onClose: jest.fn() }} loading={<p>Chargement…</p>} />
    </FederationProvider>,
    { onCaughtError },
  );
  return { replace: () => act(async () => listeners.forEach((listener) => void listener())) };
}

it('a fragment is replaced when another version of its remote is loaded', async () => {
  const { replace } = openSearch(OldSearch, NewSearch);
  expect(await screen.findByText('Ancienne recherche')).toBeVisible();

  await replace();

  expect(await screen.findByText('Nouvelle recherche')).toBeVisible();
  expect(screen.queryByText('Ancienne recherche')).not.toBeInTheDocument();
});

it('an error in a fragment is replaced by the failure and reported only by the root', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();

  openSearch(BrokenSearch);

  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(onCaughtError.mock.calls).toEqual([[defect, expect.anything()]]);
  expect(logged).not.toHaveBeenCalled();
});
