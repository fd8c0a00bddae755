import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop, type Visit } from 'page-kit/testing';
import type { ComponentType } from 'react';
import { bags, camille, chemistry } from 'shared-contracts/testing';
import type { Owners } from '../federation/find-owner';
import { createRemotePages } from '../federation/remote-pages';
import { FederationProvider, loaderOf } from '../federation/use-federation';

/** jsdom has no layout: everything counts as visible. */
class SeesEverything {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  window.IntersectionObserver = SeesEverything as unknown as typeof IntersectionObserver;
});

type Fragments = Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

const owners: Owners = {
  'mfe-catalogue': { prefixes: ['category-product'], slots: ['Search'] },
  'mfe-cart-checkout': { prefixes: ['order', 'purchase', 'invoice'], slots: ['CartPanel'] },
  'mfe-account': { prefixes: ['profile'], slots: ['LastOrder', 'UsualArticles'] },
};

interface ShellVisit extends Omit<Visit, 'Frame'> {
  /** Fragments by remote; a remote without an entry is down. */
  readonly fragments?: Readonly<Record<string, Fragments>>;
}

/** Renders routes of the shell with mocked responses of the API and mocked remotes. */
export function renderInShop({ answers, fragments = {}, ...visit }: ShellVisit) {
  const load = jest.fn((remote: string) =>
    fragments[remote] ? Promise.resolve(fragments[remote]) : Promise.reject(new Error(`${remote} is down`)),
  );
  const loader = loaderOf(load);
  const federation = { loader, pages: createRemotePages(loader, owners), owners };
  const { page, ...shop } = openShop({
    ...visit,
    answers: { 'GET products/categories': [bags, chemistry], 'GET users/profile': camille, ...answers },
  });
  render(<FederationProvider value={federation}>{page}</FederationProvider>);
  return { ...shop, load, person: userEvent.setup() };
}
