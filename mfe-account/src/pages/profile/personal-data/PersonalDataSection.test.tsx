import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from 'page-kit/testing';
import { camille, refused } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

const nobody = { requestedAt: null, erasedFrom: null };
const asked = { requestedAt: '2026-11-23T10:00:00.000Z', erasedFrom: '2026-12-07T10:00:00.000Z' };
const copy = {
  account: {
    ...camille,
    createdAt: '2026-01-05T10:00:00.000Z',
    emailVerifiedAt: null,
    deletionRequestedAt: null,
  },
  addresses: [],
  cart: [],
  orders: [],
  messages: [],
  mails: [],
  sessions: [],
  links: [],
};

const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

const open = (answers: Record<string, unknown>) =>
  renderAccount({ at: '/profile?donnees', answers: { 'GET users/deletion-request': nobody, ...answers } });

const dialog = () => within(screen.getByRole('dialog', { name: /^Supprimer mon compte/ }));

async function askWith(password: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Demander la suppression de mon compte' }));
  if (password) await fill(userEvent, dialog().getByLabelText(/^Votre mot de passe/), password);
  await userEvent.click(dialog().getByRole('button', { name: 'Demander la suppression' }));
}

describe('a customer who wants to take the own data along', () => {
  const files: Blob[] = [];
  beforeEach(() => {
    files.length = 0;
    // jsdom knows no files to download.
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:shop';
    };
    URL.revokeObjectURL = () => {};
  });

  it('gets all of it as a file', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open({ 'GET users/personal-data': copy });

    await userEvent.click(await screen.findByRole('button', { name: 'Télécharger mes données' }));

    expect(await screen.findByText('Vos données ont été téléchargées')).toBeVisible();
    expect(saved.mock.contexts[0]).toMatchObject({ download: 'mes-donnees.json', href: 'blob:shop' });
    expect(files[0]?.type).toBe('application/json');
    expect(JSON.parse(await textOf(files[0]))).toEqual(copy);
  });

  it('is told to wait after too many copies', async () => {
    await open({ 'GET users/personal-data': refused(429, { message: 'Trop de tentatives.' }) });

    await userEvent.click(await screen.findByRole('button', { name: 'Télécharger mes données' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de tentatives.');
    expect(files).toEqual([]);
  });
});

describe('a customer who wants to be forgotten', () => {
  it('is told what goes and what stays, and gives the password', async () => {
    const { http } = await open({ 'POST users/deletion-request': asked });

    await userEvent.click(
      await screen.findByRole('button', { name: 'Demander la suppression de mon compte' }),
    );
    expect(dialog().getByText(/vos adresses, votre panier/)).toBeVisible();
    expect(dialog().getByText(/données de vos commandes restent 10/)).toBeVisible();
    await userEvent.type(dialog().getByLabelText(/^Votre mot de passe/), 'Savon-de-Marseille-1986{Enter}');

    expect(await screen.findByText(/Suppression demandée le .*23 novembre 2026/)).toBeVisible();
    expect(screen.getByText(/effacé à partir du .*7 décembre 2026/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(http.sent('POST users/deletion-request')[0]?.body).toEqual({
      password: 'Savon-de-Marseille-1986',
    });
  });

  it('is asked for the password, and nothing is sent without', async () => {
    const { http } = await open({});

    await askWith('');

    expect(dialog().getByLabelText(/^Votre mot de passe/)).toHaveFocus();
    expect(dialog().getByText('Écrivez votre mot de passe.')).toBeVisible();
    expect(http.count('POST users/deletion-request')).toBe(0);
  });

  it('is told at the field that the password is wrong', async () => {
    const message = 'Ce mot de passe n’est pas le bon.';
    await open({ 'POST users/deletion-request': refused(403, { code: 'wrong_password', message }) });

    await askWith('faux');

    const field = dialog().getByLabelText(/^Votre mot de passe/);
    expect(await dialog().findByText(message)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveValue('faux');
  });

  it('keeps what was typed when the API does not answer', async () => {
    await open({ 'POST users/deletion-request': refused(503, { message: 'Réessayez dans un instant.' }) });

    await askWith('Savon');

    expect(await dialog().findByRole('alert')).toHaveTextContent('Réessayez dans un instant.');
    expect(dialog().getByLabelText(/^Votre mot de passe/)).toHaveValue('Savon');
  });

  it('changes their mind before asking', async () => {
    const { http } = await open({});
    await userEvent.click(
      await screen.findByRole('button', { name: 'Demander la suppression de mon compte' }),
    );

    await userEvent.click(dialog().getByRole('button', { name: 'Garder mon compte' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(http.count('POST users/deletion-request')).toBe(0);
  });

  it('withdraws the wish', async () => {
    await open({ 'GET users/deletion-request': asked, 'DELETE users/deletion-request': nobody });

    await userEvent.click(await screen.findByRole('button', { name: 'Retirer ma demande' }));

    expect(
      await screen.findByRole('button', { name: 'Demander la suppression de mon compte' }),
    ).toBeVisible();
    expect(screen.queryByText(/Suppression demandée/)).toBeNull();
  });

  it('reads why the wish stays when it cannot be withdrawn', async () => {
    await open({
      'GET users/deletion-request': asked,
      'DELETE users/deletion-request': refused(503, { message: 'Réessayez dans un instant.' }),
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Retirer ma demande' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Réessayez dans un instant.');
    expect(screen.getByText(/Suppression demandée/)).toBeVisible();
  });

  it('tries again when it is not known whether they have asked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { http } = await open({ 'GET users/deletion-request': refused(503) });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    http.answers['GET users/deletion-request'] = nobody;

    await userEvent.click(retry);

    expect(
      await screen.findByRole('button', { name: 'Demander la suppression de mon compte' }),
    ).toBeVisible();
  });
});
