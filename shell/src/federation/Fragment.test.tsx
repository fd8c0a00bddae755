import { act, render, screen } from '@testing-library/react';
import { Fragment } from './Fragment';
import { createRemotePages } from './remote-pages';
import { FederationProvider, loaderOf } from './use-federation';

const owners = { 'mfe-catalogue': { prefixes: [], slots: ['Search' as const] } };
const OldSearch = () => <p>Ancienne recherche</p>;
const NewSearch = () => <p>Nouvelle recherche</p>;

/** Opens the search; each load is answered by the next of `answers`, the last one repeats. */
function openSearch(answers: readonly (typeof OldSearch | null)[]) {
  const left = [...answers];
  const load = jest.fn(async () => {
    const Search = left.length > 1 ? left.shift() : left[0];
    if (!Search) throw new Error('down');
    return { Search };
  });
  const listeners = new Set<() => void>();
  let version = 0;
  const loader = {
    ...loaderOf(load),
    refresh: jest.fn(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replacements: () => version,
  };
  render(
    <FederationProvider value={{ loader, pages: createRemotePages(loader, owners), owners }}>
      <Fragment slot="Search" props={{ onClose: jest.fn() }} loading={<p>Chargement…</p>} />
    </FederationProvider>,
  );
  const replace = () =>
    act(async () => {
      version += 1;
      for (const listener of listeners) listener();
    });
  return { loader, replace };
}

beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());

it('a fragment is replaced when another version has replaced the first', async () => {
  const { replace } = openSearch([OldSearch, NewSearch]);
  expect(await screen.findByText('Ancienne recherche')).toBeVisible();

  await replace();

  expect(await screen.findByText('Nouvelle recherche')).toBeVisible();
  expect(screen.queryByText('Ancienne recherche')).not.toBeInTheDocument();
});
