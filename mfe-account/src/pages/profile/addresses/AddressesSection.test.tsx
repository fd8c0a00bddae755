import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from 'page-kit/testing';
import { depot, office, refused } from 'shared-contracts/testing';
import { renderAccount, type Visit } from '../../../testing/render-account';

// Each query would visit 249 options.
jest.mock('shared-contracts/pricing', () => ({
  ...jest.requireActual('shared-contracts/pricing'),
  countries: () => [
    { code: 'FR', name: 'France' },
    { code: 'BE', name: 'Belgique' },
  ],
}));

const workshop = {
  fullName: 'Atelier Durand',
  addressLine1: '5 rue du Lavoir',
  addressLine2: '',
  postalCode: '75013',
  city: 'Paris',
  country: 'FR',
  phone: '01 99 00 27 42',
  isDefaultShipping: false,
  isDefaultBilling: false,
};
const added = { ...workshop, id: 'a3' };

const visit = ({ answers, ...options }: Visit = {}) =>
  renderAccount({
    at: '/profile?address',
    ...options,
    answers: { 'GET users/addresses': [depot, office], 'POST users/addresses': added, ...answers },
  });

async function card(name: string) {
  const items = await screen.findAllByRole('listitem');
  const found = items.find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`no card of ${name}`);
  return within(found);
}

async function fillIn() {
  await fill(userEvent, await screen.findByLabelText(/^Destinataire/), workshop.fullName);
  await fill(userEvent, screen.getByLabelText(/^Adresse *\*?$/), workshop.addressLine1);
  await fill(userEvent, screen.getByLabelText(/^Code postal/), workshop.postalCode);
  await fill(userEvent, screen.getByLabelText(/^Ville/), workshop.city);
  await fill(userEvent, screen.getByLabelText(/^Téléphone/), workshop.phone);
}

async function replace(label: RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await fill(userEvent, field, text);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openNew = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Ajouter une nouvelle adresse' }));
const pressOn = async (name: string, button: string) =>
  userEvent.click((await card(name)).getByRole('button', { name: button }));
const dialog = () => within(screen.getByRole('dialog'));

it('a new address is saved with a normalized postcode and its country code, and the list is fetched again', async () => {
  const { http } = await visit();
  await openNew();
  await fillIn();
  await replace(/^Code postal/, 'F-75 013');
  http.answers['GET users/addresses'] = [depot, office, added];

  await press('Enregistrer');

  expect(await screen.findByText('Votre adresse a bien été ajoutée')).toBeVisible();
  expect(http.sent('POST users/addresses')[0]?.body).toEqual(workshop);
  expect((await card('Atelier Durand')).getByText(/75013 Paris/)).toBeVisible();
  expect(http.count('GET users/addresses')).toBe(2);
  expect(screen.getByRole('button', { name: 'Ajouter une nouvelle adresse' })).toHaveFocus();
});

it('an address for the checkout stays in the form when it cannot be saved, and opens the checkout when it is', async () => {
  const { http, router } = await visit({
    state: { returnTo: '/purchase' },
    answers: { 'POST users/addresses': refused(503) },
  });
  await fillIn();

  await press('Enregistrer');

  expect(await screen.findByText("Erreur lors de l'ajout d'adresse")).toBeVisible();
  expect(screen.getByLabelText(/^Ville/)).toHaveValue(workshop.city);
  http.answers['POST users/addresses'] = added;
  await press('Enregistrer');
  expect(await screen.findByRole('heading', { name: 'Page /purchase' })).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.state).toEqual({ addedAddress: added.id });
});

it.each([
  [/^Code postal/, '7500', /cinq chiffres/],
  [/^Code postal/, '99999', /Aucun département/],
  [/^Téléphone/, 'abcd', /numéro de téléphone complet/],
])('the field %p says why %p is invalid, without a call', async (field, typed, message) => {
  const { http } = await visit();
  await openNew();
  await fill(userEvent, screen.getByLabelText(field), typed);

  await press('Enregistrer');

  expect(screen.getByLabelText(field)).toHaveValue(typed);
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
  expect(http.count('POST users/addresses')).toBe(0);
});

it('the postcode is validated again when the country changes, and then may have letters', async () => {
  await visit();
  await openNew();
  const postcode = screen.getByLabelText(/^Code postal/);
  await fill(userEvent, postcode, '1000');
  await userEvent.tab();
  expect(postcode).toBeInvalid();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'Belgique');

  await waitFor(() => expect(postcode).toBeValid());
  expect(postcode).toHaveAttribute('inputmode', 'text');
});

it('a new default address replaces the previous one', async () => {
  const changed = { ...office, isDefaultShipping: true };
  const { http } = await visit({ answers: { 'PATCH users/addresses/a2': changed } });
  expect((await card('Dépôt Durand')).getByText('Adresse de livraison par défaut')).toBeVisible();
  expect((await card('Siège Durand')).getByText('Adresse de facturation par défaut')).toBeVisible();
  await pressOn('Siège Durand', 'Modifier');
  http.answers['GET users/addresses'] = [{ ...depot, isDefaultShipping: false }, changed];

  await userEvent.click(screen.getByRole('checkbox', { name: 'Adresse de livraison par défaut' }));
  await press('Enregistrer');

  expect(await screen.findByText(/^L'adresse a bien été mise à jour\s!$/)).toBeVisible();
  expect(http.sent('PATCH users/addresses/a2')[0]?.body).toEqual({ isDefaultShipping: true });
  expect((await card('Siège Durand')).getByText('Adresse de livraison par défaut')).toBeVisible();
  expect((await card('Dépôt Durand')).queryByText('Adresse de livraison par défaut')).toBeNull();
});

it('an API without extras gets all fields, the unchanged ones as they are now', async () => {
  const call = 'PATCH users/addresses/a2';
  const { http, queryClient } = await visit({ extras: false, answers: { [call]: office } });
  await pressOn('Siège Durand', 'Modifier');
  const { id: _id, ...now } = { ...office, phone: '01 99 00 14 77', isDefaultShipping: true };
  http.answers['GET users/addresses'] = [depot, { ...office, ...now }];
  await act(() => queryClient.invalidateQueries());

  await replace(/^Ville/, 'Lyon');
  await press('Enregistrer');

  expect(await screen.findByText(/^L'adresse a bien été mise à jour/)).toBeVisible();
  expect(http.sent(call)[0]?.body).toEqual({ addressLine2: '', ...now, city: 'Lyon' });
});

it.each([
  ['BELGIQUE', 'Belgique'],
  ['Atlantide', 'Choisissez un pays'],
])('an address in %p opens with the country %p', async (country, chosen) => {
  await visit({ answers: { 'GET users/addresses': [depot, { ...office, country }] } });

  await pressOn('Siège Durand', 'Modifier');

  expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveDisplayValue(chosen);
});

it('a change of an address that fails is reported and stays in the form', async () => {
  await visit({ answers: { 'PATCH users/addresses/a2': refused(500) } });
  await pressOn('Siège Durand', 'Modifier');
  await replace(/^Ville/, 'Paris');

  await press('Enregistrer');

  expect(await screen.findByRole('alert')).toHaveTextContent("Erreur lors de la mise à jour de l'adresse");
  expect(screen.getByLabelText(/^Ville/)).toHaveValue('Paris');
});

describe('deleting an address', () => {
  const call = 'DELETE users/addresses/a2';

  it('is refused for the default shipping address without a call', async () => {
    const { http } = await visit();

    await pressOn('Dépôt Durand', 'Supprimer');

    const refusal = 'Impossible de supprimer votre adresse de livraison par défaut.';
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(http.count(`DELETE users/addresses/${depot.id}`)).toBe(0);
  });

  it('removes its card after confirmation and focuses the title', async () => {
    const { http } = await visit({ answers: { [call]: { id: 'a2' } } });
    await pressOn('Siège Durand', 'Supprimer');
    http.answers['GET users/addresses'] = [depot];

    await userEvent.click(dialog().getByRole('button', { name: 'Supprimer' }));

    expect(await screen.findByText('Votre adresse a bien été supprimé')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Siège Durand/)).toBeNull());
    expect(screen.getByRole('heading', { name: 'Mes adresses' })).toHaveFocus();
  });

  it('makes no call when the customer cancels', async () => {
    const { http } = await visit();
    await pressOn('Siège Durand', 'Supprimer');

    await userEvent.click(dialog().getByRole('button', { name: 'Annuler' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(http.count(call)).toBe(0);
  });

  it('shows in the dialog that its call failed', async () => {
    await visit({ answers: { [call]: refused(503) } });
    await pressOn('Siège Durand', 'Supprimer');

    await userEvent.click(dialog().getByRole('button', { name: 'Supprimer' }));

    const text = "Erreur lors de la suppression de l'adresse";
    expect(await dialog().findByRole('alert')).toHaveTextContent(text);
  });
});

it('an alert says that the addresses could not be loaded, and a retry shows that there are none', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const { http } = await visit({ answers: { 'GET users/addresses': refused(503) } });
  const text = 'Echec de la récupération des informations utilisateur';
  const message = await screen.findByText(text);
  http.answers['GET users/addresses'] = [];

  await press('Réessayer');

  expect(alert.mock.calls).toEqual([[text]]);
  expect(await screen.findByText('Aucune adresse enregistré')).toBeVisible();
  expect(message).not.toBeInTheDocument();
});
