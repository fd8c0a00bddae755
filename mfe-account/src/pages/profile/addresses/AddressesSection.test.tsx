import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from 'page-kit/testing';
import { depot, office, refused } from 'shared-contracts/testing';
import { renderAccount, type Visit } from '../../../testing/render-account';

const at = '/profile?address';
const book = { 'GET users/addresses': [depot, office] };

const visit = (given: Visit = {}) => renderAccount({ at, ...given, answers: { ...book, ...given.answers } });

async function card(name: string) {
  const items = await screen.findAllByRole('listitem');
  const found = items.find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`no card of ${name}`);
  return within(found);
}

async function fillIn() {
  await fill(
    userEvent,
    await screen.findByLabelText(/^Destinataire \(personne ou service\)/),
    'Atelier Durand',
  );
  await fill(userEvent, screen.getByLabelText(/^Adresse *\*?$/), '5 rue du Lavoir');
  await fill(userEvent, screen.getByLabelText(/^Code postal/), '75013');
  await fill(userEvent, screen.getByLabelText(/^Ville/), 'Paris');
  await fill(userEvent, screen.getByLabelText(/^Téléphone/), '01 99 00 27 42');
}

async function fillAgain(label: RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await fill(userEvent, field, text);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

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

it('tells a customer what each address is the default for', async () => {
  await visit();

  expect((await card('Dépôt Durand')).getByText('Adresse de livraison par défaut')).toBeVisible();
  expect((await card('Siège Durand')).getByText('Adresse de facturation par défaut')).toBeVisible();
});

it('tells a customer that there is no address yet', async () => {
  await visit({ answers: { 'GET users/addresses': [] } });

  expect(await screen.findByText('Aucune adresse enregistré')).toBeVisible();
});

it('adds an address and asks for the list again', async () => {
  const added = { ...workshop, id: 'a3' };
  const { http } = await visit({ answers: { 'POST users/addresses': added } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une nouvelle adresse' }));
  await fillIn();
  http.answers['GET users/addresses'] = [depot, office, added];

  await save();

  expect(await screen.findByText('Votre adresse a bien été ajoutée')).toBeVisible();
  expect(http.sent('POST users/addresses')[0]?.body).toEqual(workshop);
  expect((await card('Atelier Durand')).getByText(/75013 Paris/)).toBeVisible();
  expect(http.count('GET users/addresses')).toBe(2);
  expect(screen.getByRole('button', { name: 'Ajouter une nouvelle adresse' })).toHaveFocus();
});

it('keeps a typed address when it could not be added', async () => {
  await visit({ answers: { 'POST users/addresses': refused(503) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une nouvelle adresse' }));
  await fillIn();

  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent("Erreur lors de l'ajout d'adresse");
  expect(screen.getByLabelText(/^Destinataire \(personne ou service\)/)).toHaveValue('Atelier Durand');
});

it('finds a half-typed address again after a look at another section', async () => {
  await visit({ answers: { 'GET orders': [] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une nouvelle adresse' }));
  await fillIn();

  await userEvent.click(screen.getByRole('link', { name: 'Historique de mes commandes' }));
  await screen.findByText('Aucune commande pour le moment');
  await userEvent.click(screen.getByRole('link', { name: 'Mes adresses' }));

  expect(await screen.findByLabelText(/^Ville/)).toHaveValue('Paris');
});

it('leads a customer who came from checkout back there', async () => {
  const { router } = await visit({
    state: { returnTo: '/purchase' },
    answers: { 'POST users/addresses': { ...workshop, id: 'a3' } },
  });
  await fillIn();

  await save();

  expect(await screen.findByRole('heading', { name: 'Page /purchase' })).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  ['F-75 013', 'France', '75013', 'FR'],
  ['SW1A 1AA', 'Royaume-Uni', 'SW1A 1AA', 'GB'],
])(
  'sends the postcode %p in %p as %p and the country as its code',
  async (typed, country, postalCode, code) => {
    const { http } = await visit({ answers: { 'POST users/addresses': { ...workshop, id: 'a3' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une nouvelle adresse' }));
    await fillIn();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), country);
    await fillAgain(/^Code postal/, typed);

    await save();

    await screen.findByText('Votre adresse a bien été ajoutée');
    expect(http.sent('POST users/addresses')[0]?.body).toEqual({ ...workshop, postalCode, country: code });
  },
);

it.each([
  [/^Code postal/, '7500', /cinq chiffres/],
  [/^Code postal/, '75398 CEDEX 08', /«\sCEDEX\s» après la ville/],
  [/^Téléphone/, 'abcd', /numéro de téléphone complet/],
])('refuses a field %p with %p and says what to write, without a call', async (field, typed, message) => {
  const { http } = await visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une nouvelle adresse' }));
  await fillIn();
  await fillAgain(field, typed);

  await save();

  expect(screen.getByLabelText(field)).toHaveValue(typed);
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
  expect(http.count('POST users/addresses')).toBe(0);
});

it('judges a postcode again when another country is chosen, and lets letters be typed there', async () => {
  await visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une nouvelle adresse' }));
  const postcode = screen.getByLabelText(/^Code postal/);
  await userEvent.type(postcode, '1000');
  await userEvent.tab();
  expect(postcode).toBeInvalid();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'Belgique');

  await waitFor(() => expect(postcode).toBeValid());
  expect(postcode).toHaveAttribute('inputmode', 'text');
});

it.each([
  ['BELGIQUE', 'Belgique'],
  ['Atlantide', 'Choisissez un pays'],
])('opens an address in %p with the country %p chosen', async (country, chosen) => {
  await visit({ answers: { 'GET users/addresses': [depot, { ...office, country }] } });

  await userEvent.click((await card('Siège Durand')).getByRole('button', { name: 'Modifier' }));

  expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveDisplayValue(chosen);
});

it('makes an address the default one', async () => {
  const changed = { ...office, isDefaultShipping: true };
  const { http } = await visit({ answers: { 'PATCH users/addresses/a2': changed } });
  await userEvent.click((await card('Siège Durand')).getByRole('button', { name: 'Modifier' }));
  http.answers['GET users/addresses'] = [{ ...depot, isDefaultShipping: false }, changed];

  await userEvent.click(screen.getByRole('checkbox', { name: 'Adresse de livraison par défaut' }));
  await save();

  expect(await screen.findByText(/^L'adresse a bien été mise à jour\s!$/)).toBeVisible();
  expect(http.sent('PATCH users/addresses/a2')[0]?.body).toMatchObject({
    isDefaultShipping: true,
    isDefaultBilling: true,
  });
  expect((await card('Siège Durand')).getByText('Adresse de livraison par défaut')).toBeVisible();
  expect((await card('Dépôt Durand')).queryByText('Adresse de livraison par défaut')).toBeNull();
});

it('tells a customer why an address could not be changed', async () => {
  await visit({ answers: { 'PATCH users/addresses/a2': refused(500) } });
  await userEvent.click((await card('Siège Durand')).getByRole('button', { name: 'Modifier' }));

  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent("Erreur lors de la mise à jour de l'adresse");
});

it('refuses to delete the default shipping address, without a call', async () => {
  const { http } = await visit();

  await userEvent.click((await card('Dépôt Durand')).getByRole('button', { name: 'Supprimer' }));

  expect(
    await screen.findByText('Impossible de supprimer votre adresse de livraison par défaut.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(http.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
});

it('deletes an address once the customer has confirmed', async () => {
  const { http } = await visit({ answers: { 'DELETE users/addresses/a2': { id: 'a2' } } });
  await userEvent.click((await card('Siège Durand')).getByRole('button', { name: 'Supprimer' }));
  http.answers['GET users/addresses'] = [depot];

  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));

  expect(await screen.findByText('Votre adresse a bien été supprimé')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Siège Durand/)).toBeNull());
  expect(screen.getByRole('heading', { name: 'Mes adresses' })).toHaveFocus();
});

it('keeps an address that a customer did not want to delete', async () => {
  const { http } = await visit();
  await userEvent.click((await card('Siège Durand')).getByRole('button', { name: 'Supprimer' }));

  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(http.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
});

it('says in the dialog that an address could not be deleted', async () => {
  await visit({ answers: { 'DELETE users/addresses/a2': refused(503) } });
  await userEvent.click((await card('Siège Durand')).getByRole('button', { name: 'Supprimer' }));

  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));

  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    "Erreur lors de la suppression de l'adresse",
  );
});

it('alerts a customer whose addresses cannot be had, writes it, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const { http } = await visit({ answers: { 'GET users/addresses': refused(503) } });
  const text = 'Echec de la récupération des informations utilisateur';
  const written = await screen.findByText(text);
  http.answers['GET users/addresses'] = [depot];

  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(alert.mock.calls).toEqual([[text]]);
  expect(await screen.findByText(/Dépôt Durand/)).toBeVisible();
  expect(written).not.toBeInTheDocument();
});
