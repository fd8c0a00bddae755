import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ComponentType } from 'react';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { cartLinesAtom } from 'shared-contracts/cart';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { ApiError, type Http, HttpProvider, type Method } from 'shared-contracts/http';
import { EnvironmentProvider } from 'shared-contracts/remotes';
import { FederationProvider } from '../../federation/context';

/** jsdom lays nothing out: everything counts as seen. */
class SeesEverything {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  window.IntersectionObserver = SeesEverything as unknown as typeof IntersectionObserver;
  localStorage.clear();
  sessionStorage.clear();
  toast.remove();
});

export const environment: PublicEnvironment = {
  name: 'test',
  shop: { url: 'http://shop.test/' },
  api: { url: 'http://api.test/' },
  imageHosts: [],
  catalogueYear: 2025,
  company: {
    shopName: 'Boutique SPH',
    legalName: 'SPH Démonstration SAS',
    legalIdentity: 'Société par actions simplifiée, entreprise fictive de démonstration',
    street: '12 allée des Lessives',
    postalCode: '91000',
    city: 'Évry-Courcouronnes',
    country: 'France',
    phone: '+33199001986',
    phoneDisplayed: '01 99 00 19 86',
    email: 'contact@boutique-sph.example',
    mailFrom: 'commandes@boutique-sph.example',
    serviceHours: 'Du lundi au jeudi 8h-12h30 et 13h30-17h, le vendredi jusqu’à 16h',
    contactHours: 'Du lundi au jeudi 8h00-17h00, le vendredi 8h00-16h00',
    promises: [
      { title: 'Livraison gratuite', text: 'À partir de 300 €' },
      { title: 'Paiement sécurisé', text: 'Par carte bancaire' },
      { title: 'Service client', text: 'Du lundi au vendredi' },
    ],
  },
  payment: { domain: 'https://pay.test', publicKey: '12345:testpublickey_x' },
  settings: {
    freeDelivery: 'apply',
    skipPublicHolidays: false,
    restoreScrollOnBack: false,
    hideAccountExistence: false,
    withdrawalEntry: true,
  },
};

export const categories = [
  {
    code: 'SACS',
    name: 'SACS & COLLECTE DES DECHETS',
    subcategories: [
      { code: 'SACS-POUBELLE', name: 'SACS POUBELLE' },
      { code: 'TRI', name: 'TRI SELECTIF' },
    ],
  },
  { code: 'CHIMIE', name: 'CHIMIE', subcategories: [{ code: 'SOLS', name: 'SOLS' }] },
];

export const customer = {
  id: 'u1',
  firstName: 'Camille',
  lastName: 'Durand',
  companyName: 'Nettoyage Durand',
  username: 'camille',
  emailAddress: 'camille@nettoyage-durand.example',
  discountRate: 0,
  deferredPayment: false,
};

/** What the API answers to a call, by 'METHOD path'; anything else is a 404. An error is a refusal. */
export type Answers = Readonly<Record<string, unknown>>;

const usual: Answers = { 'GET products/categories': categories, 'GET users/profile': customer };

/** A 401 or the like, as the client of the API would give it. */
export const refused = (status: number | null, message?: string) =>
  new ApiError({ status, code: 'test', ...(message !== undefined && { message }) });

function fakeHttp(answers: Answers) {
  const request = jest.fn(async (method: Method, path: string, _body?: unknown) => {
    const known = { ...usual, ...answers }[`${method} ${path}`] ?? refused(404);
    const answer = await (typeof known === 'function' ? known() : known);
    if (answer instanceof Error) throw answer;
    return {
      status: method === 'POST' && path === 'contact' ? 201 : 200,
      data: answer,
      headers: { get: () => null },
    };
  });
  const data = async (method: Method, path: string, body?: unknown) =>
    (await request(method, path, body)).data;
  const http = {
    request,
    get: (path: string) => data('GET', path),
    post: (path: string, body?: unknown) => data('POST', path, body),
    patch: (path: string, body?: unknown) => data('PATCH', path, body),
    delete: (path: string) => data('DELETE', path),
  };
  return { request, http: http as unknown as Http };
}

interface Shop {
  readonly answers?: Answers;
  readonly routes: RouteObject[];
  /** Address, or an entry with its state. */
  readonly at?: string | { pathname: string; search?: string; state?: unknown };
  /** Fragments by remote; a remote that is missing is down. */
  readonly fragments?: Readonly<
    Record<string, Readonly<Record<string, ComponentType<Record<string, unknown>>>>>
  >;
}

/** Renders routes of the shell as the app does, with an API and remotes that answer as told. */
export function renderInShop({ answers = {}, routes, at = '/', fragments = {} }: Shop) {
  const store = createStore();
  // Without an end: a timer that is left over would keep the test run open.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000, gcTime: Infinity } },
  });
  const { request, http } = fakeHttp(answers);
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const load = jest.fn((remote: string) =>
    fragments[remote] ? Promise.resolve(fragments[remote]) : Promise.reject(new Error(`${remote} is down`)),
  );
  const loader = { load, refresh: jest.fn() };
  const federation = { loader, pages: {} } as unknown as Parameters<typeof FederationProvider>[0]['value'];

  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <EnvironmentProvider value={environment}>
          <HttpProvider value={http}>
            <FederationProvider value={federation}>
              <RouterProvider router={router} />
            </FederationProvider>
          </HttpProvider>
        </EnvironmentProvider>
      </QueryClientProvider>
    </Provider>,
  );
  return { store, router, request, load, person: userEvent.setup(), cart: () => store.get(cartLinesAtom) };
}

/** A token as the API would give it, good for an hour. */
export function accessToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: 'u1', iat: now, exp: now + 3600 })}.signature`;
}

export const tokens = () => ({ access_token: accessToken(), refresh_token: 'refresh' });
