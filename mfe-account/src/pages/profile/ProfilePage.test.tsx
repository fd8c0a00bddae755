import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastingAtom } from 'page-kit/page';
import { fill } from 'page-kit/testing';
import { signInAtom, signOutAtom } from 'shared-contracts/auth';
import { camille, order, refused, tokens } from 'shared-contracts/testing';
import { renderAccount } from '../../testing/render-account';

const menu = () => within(screen.getByRole('navigation', { name: 'Mon compte' }));

it.each(['/profile', '/profile?factures'])(
  'a customer at %s sees the first section, whose URL replaces the current one',
  async (at) => {
    const { router } = await renderAccount({ at });

    expect(await screen.findByRole('heading', { name: 'Mes informations' })).toBeVisible();
    expect(router.state.location.search).toBe('?informations');
    expect(router.state.historyAction).toBe('REPLACE');
  },
);

it('the menu links to the sections and marks the current one', async () => {
  const { router } = await renderAccount({ answers: { 'GET users/addresses': [] } });

  await userEvent.click(menu().getByRole('link', { name: 'Mes adresses' }));

  expect(await screen.findByRole('heading', { level: 2, name: 'Mes adresses' })).toBeVisible();
  expect(router.state.location.search).toBe('?address');
  expect(menu().getByRole('link', { current: 'page' })).toHaveAccessibleName('Mes adresses');
  expect(screen.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  expect(document.title).toBe('Mes adresses | Boutique SPH');
});

it('a visitor is redirected to the login page, which gets the section as returnTo', async () => {
  await renderAccount({ at: '/profile?historique&commande=o1', signedIn: false });

  expect(screen.getByRole('heading', { name: 'Page /login' })).toBeVisible();
  expect(screen.getByText('{"returnTo":"/profile?historique&commande=o1"}')).toBeVisible();
});

it('a customer is signed out without waiting for the API', async () => {
  const { http } = await renderAccount({ answers: { 'POST auth/logout': () => new Promise(() => {}) } });

  await userEvent.click(menu().getByRole('button', { name: 'Déconnexion' }));

  expect(await screen.findByRole('heading', { name: 'Page /' })).toBeVisible();
  expect(screen.getByText('Déconnecté')).toBeVisible();
  expect(http.count('POST auth/logout')).toBe(1);
  expect(localStorage.getItem('sph-refresh')).toBeNull();
});

it('unsaved input is restored after the session expired', async () => {
  const { router, store } = await renderAccount({});
  const name = await screen.findByLabelText(/^Entreprise/);
  await userEvent.clear(name);
  await fill(userEvent, name, 'Durand et filles');

  await act(async () => store.set(signOutAtom, 'expired'));
  const sentTo = router.state.location.pathname;
  await act(async () => {
    store.set(signInAtom, tokens());
    await router.navigate('/profile?informations');
  });

  expect(sentTo).toBe('/login');
  expect(await screen.findByLabelText(/^Entreprise/)).toHaveValue('Durand et filles');
});

const draftsAtom = lastingAtom<Record<string, unknown>>('mfe-account:drafts', {});
const draftKey = `${camille.id} informations`;

it('a draft has only the changed fields, and is stored at once, since a phone may drop the page', async () => {
  const { store } = await renderAccount({});

  await fill(userEvent, await screen.findByLabelText(/^Entreprise/), ' et filles');

  expect(store.get(draftsAtom)[draftKey]).toEqual({ companyName: `${camille.companyName} et filles` });
});

it('a draft is restored without unknown fields, and loses those that are again as saved', async () => {
  const { http, router, store } = await renderAccount({
    at: '/profile?historique',
    answers: { 'PATCH users/profile': camille, 'GET orders': [] },
  });
  const draft = { firstName: 'Camila', companyName: 'Durand', fax: '123' };
  act(() => store.set(draftsAtom, { [draftKey]: draft }));

  await act(() => router.navigate('/profile?informations'));
  await userEvent.clear(await screen.findByLabelText(/^Prénom/));
  await fill(userEvent, screen.getByLabelText(/^Prénom/), camille.firstName);

  expect(store.get(draftsAtom)[draftKey]).toEqual({ companyName: 'Durand' });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(http.sent('PATCH users/profile')[0]?.body).toEqual({ companyName: 'Durand' });
});

it('unsaved input is not shown to another customer', async () => {
  const { http, router, store } = await renderAccount({});
  await fill(userEvent, await screen.findByLabelText(/^Entreprise/), ' et filles');
  await act(async () => store.set(signOutAtom, 'expired'));
  http.answers['GET users/profile'] = { ...camille, id: 'u2', companyName: 'Propreté Haddad' };

  await act(async () => {
    store.set(signInAtom, tokens('karim', { sub: 'karim' }));
    await router.navigate('/profile?informations');
  });

  expect(await screen.findByLabelText(/^Entreprise/)).toHaveValue('Propreté Haddad');
});

it('the emailed link of another customer shows no section, but a button that changes the account', async () => {
  const at = '/profile?donnees&compte=u-other';
  const { http } = await renderAccount({ at, answers: { 'POST auth/logout': null } });

  const change = await screen.findByRole('button', { name: 'Changer de compte' });
  expect(document.title).toBe('Un autre compte | Boutique SPH');
  await userEvent.click(change);

  expect(await screen.findByText(JSON.stringify({ returnTo: at }))).toBeVisible();
  expect(http.count('POST auth/logout')).toBe(1);
  expect(localStorage.getItem('sph-refresh')).toBeNull();
});

it('unsaved input is discarded on sign-out', async () => {
  const { router, store } = await renderAccount({ answers: { 'POST auth/logout': null } });
  await fill(userEvent, await screen.findByLabelText(/^Entreprise/), ' et filles');

  await userEvent.click(menu().getByRole('button', { name: 'Déconnexion' }));
  await act(async () => {
    store.set(signInAtom, tokens());
    await router.navigate('/profile?informations');
  });

  expect(await screen.findByLabelText(/^Entreprise/)).toHaveValue('Nettoyage Durand');
});

it.each([
  ['informations', 'GET users/profile', camille, () => screen.findByDisplayValue('Durand')],
  ['historique', 'GET orders', [order('1')], () => screen.findByText('CMD-2026-000001')],
  ['listes', 'GET users/lists', [], () => screen.findByText('Aucune liste pour le moment')],
  [
    'donnees',
    'GET users/deletion-request',
    { requestedAt: null, erasedFrom: null },
    () => screen.findByRole('button', { name: 'Demander la suppression de mon compte' }),
  ],
])('the section %s is loaded on retry after a failure', async (section, call, answer, content) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { http } = await renderAccount({ at: `/profile?${section}`, answers: { [call]: refused(503) } });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  http.answers[call] = answer;

  await userEvent.click(retry);

  expect(await content()).toBeVisible();
});
