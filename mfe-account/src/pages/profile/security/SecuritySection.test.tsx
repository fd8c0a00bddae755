import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from 'page-kit/testing';
import type { Session } from 'shared-contracts/api/users';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { refused } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

const session = (id: string, device: string | null, current = false): Session => ({
  id,
  device,
  createdAt: '2026-04-30T08:05:00.000Z',
  lastUsedAt: '2026-05-01T12:05:00.000Z',
  current,
});

const devices = [session('here', 'Firefox sur Windows', true), session('phone', 'Safari sur iPhone')];

const visit = (answers: object = {}) =>
  renderAccount({ at: '/profile?securite', answers: { 'GET users/sessions': devices, ...answers } });

const card = async (device: string) => {
  const item = (await screen.findByRole('heading', { name: device })).closest('li');
  if (!item) throw new Error(`no card of ${device}`);
  return within(item);
};

describe('changing the password', () => {
  async function fillIn(current: string, chosen: string, repeated = chosen) {
    await fill(userEvent, await screen.findByLabelText(/^Mot de passe actuel/), current);
    await fill(userEvent, screen.getByLabelText(/^Nouveau mot de passe/), chosen);
    await fill(userEvent, screen.getByLabelText(/^Confirmez le mot de passe/), repeated);
    await userEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  }

  it('sends both passwords, says that it was changed and empties the form', async () => {
    const { http } = await visit({ 'POST users/password': { message: 'ok' } });

    await fillIn('ancien-mot', 'nouveau-mot');

    expect(await screen.findByText(/^Votre mot de passe a été changé\./)).toBeVisible();
    const sent = { currentPassword: 'ancien-mot', password: 'nouveau-mot' };
    expect(http.sent('POST users/password')[0]?.body).toEqual(sent);
    expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveValue('');
  });

  it('reports a wrong current password at its field and preserves the new one', async () => {
    const message = 'Le mot de passe actuel n’est pas le bon.';
    await visit({ 'POST users/password': refused(403, { field: 'currentPassword', message }) });

    await fillIn('faux', 'nouveau-mot');

    const field = screen.getByLabelText(/^Mot de passe actuel/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
    expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveValue('nouveau-mot');
  });

  it.each([
    ['too short', 'court', 'court', 'Le mot de passe compte 8 caractères au minimum.'],
    [
      'different from its confirmation',
      'nouveau-mot',
      'autre-mot',
      'Vos mots de passe doivent correspondre.',
    ],
  ])('reports that the new one is %s, without a call', async (_, chosen, repeated, message) => {
    const { http } = await visit();

    await fillIn('ancien', chosen, repeated);

    expect(await screen.findByText(message)).toBeVisible();
    expect(http.count('POST users/password')).toBe(0);
  });

  it.each([
    [429, 'Trop de tentatives. Réessayez dans quelques minutes.'],
    [503, 'Erreur lors de la modification du mot de passe'],
  ])('reports a refusal with the status %i as %p', async (status, text) => {
    const message = 'Trop de tentatives. Réessayez dans quelques minutes.';
    await visit({ 'POST users/password': refused(status, { message }) });

    await fillIn('ancien', 'nouveau-mot');

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('changing the email address', () => {
  async function fillIn(email: string, password: string) {
    await fill(userEvent, await screen.findByLabelText(/^Nouvelle adresse e-mail/), email);
    await fill(userEvent, screen.getByLabelText(/^Votre mot de passe/), password);
    await userEvent.click(screen.getByRole('button', { name: 'Changer l’adresse' }));
  }

  it('says where the link was sent and empties the form', async () => {
    const { http } = await visit({ 'POST users/email': { message: 'ok' } });

    await fillIn(' c.durand@nettoyage.example ', 'ancien');

    const emailAddress = 'c.durand@nettoyage.example';
    expect(await screen.findByText(new RegExp(`envoyé à ${emailAddress}`))).toBeVisible();
    expect(http.sent('POST users/email')[0]?.body).toEqual({ emailAddress, currentPassword: 'ancien' });
    expect(screen.getByLabelText(/^Votre mot de passe/)).toHaveValue('');
  });
});

describe('the list of signed-in devices', () => {
  it('shows name, sign-in and last use of each device', async () => {
    await visit({ 'GET users/sessions': [...devices, session('old', null)] });

    const currentDevice = await card('Firefox sur Windows');

    expect(currentDevice.getByText('Cet appareil')).toBeVisible();
    expect(currentDevice.getByText('Connecté depuis le 30 avril 2026 à 10:05')).toBeVisible();
    expect(currentDevice.getByText(/^Dernière utilisation\s: 1er mai 2026 à 14:05$/)).toBeVisible();
    expect(screen.getAllByText('Cet appareil')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Appareil inconnu' })).toBeVisible();
  });

  it.each([
    ['one', 'DELETE users/sessions/phone', 'Déconnecter', { id: 'phone' }],
    ['all others', 'DELETE users/sessions', 'Déconnecter les autres appareils', { ended: 1 }],
  ])('signs %s out, removes the cards and focuses the title', async (_which, call, name, response) => {
    const { http } = await visit({ [call]: response });
    await card('Safari sur iPhone');
    http.answers['GET users/sessions'] = devices.slice(0, 1);

    const button = screen.getAllByRole('button', { name }).at(-1);
    if (button) await userEvent.click(button);

    await waitFor(() => expect(screen.queryByText('Safari sur iPhone')).not.toBeInTheDocument());
    expect(http.count(call)).toBe(1);
    expect(screen.getByText('Firefox sur Windows')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Appareils connectés' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /les autres appareils/ })).not.toBeInTheDocument();
  });

  it('signs the customer out by the button of this device', async () => {
    const { store, http } = await visit({ 'POST auth/logout': null });
    const currentDevice = await card('Firefox sur Windows');

    await userEvent.click(currentDevice.getByRole('button', { name: 'Déconnecter' }));

    expect(store.get(isAuthenticatedAtom)).toBe(false);
    expect(http.count('POST auth/logout')).toBe(1);
  });

  it('still shows a device that could not be signed out', async () => {
    await visit({ 'DELETE users/sessions/phone': refused(503) });
    const phone = await card('Safari sur iPhone');

    await userEvent.click(phone.getByRole('button', { name: 'Déconnecter' }));

    expect(await screen.findByText('Erreur lors de la déconnexion de l’appareil')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Safari sur iPhone' })).toBeVisible();
  });

  it('is loaded on retry after a failure; the password form is shown in the meantime', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { http } = await visit({ 'GET users/sessions': refused(503) });
    expect(await screen.findByLabelText(/^Mot de passe actuel/)).toBeVisible();
    http.answers['GET users/sessions'] = devices;

    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('Safari sur iPhone')).toBeVisible();
  });
});
