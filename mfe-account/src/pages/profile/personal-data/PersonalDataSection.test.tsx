import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter, fill, keepDownloads } from 'page-kit/testing';
import { oddAnswer, refused } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

const notRequested = { requestedAt: null, erasedFrom: null };
const requested = { requestedAt: '2026-11-23T10:00:00.000Z', erasedFrom: '2026-12-07T10:00:00.000Z' };
const open = (answers: Record<string, unknown>) =>
  renderAccount({
    at: '/profile?donnees',
    answers: { 'GET users/deletion-request': notRequested, ...answers },
  });

const dialog = () => within(screen.getByRole('dialog', { name: /^Supprimer mon compte/ }));

const requestButton = () => screen.findByRole('button', { name: 'Demander la suppression de mon compte' });
const openDialog = async () => userEvent.click(await requestButton());

async function requestWith(password: string): Promise<void> {
  await openDialog();
  await fill(userEvent, dialog().getByLabelText(/^Votre mot de passe/), password);
  await userEvent.click(dialog().getByRole('button', { name: 'Demander la suppression' }));
}

it('the copy of the personal data shows the reason when the API refuses it, and is saved on retry', async () => {
  const downloads = keepDownloads();
  const { http } = await open({
    'GET users/personal-data': refused(429, { message: 'Trop de tentatives.' }),
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Télécharger mes données' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Trop de tentatives.');
  expect(downloads).toEqual([]);
  const data = { account: { firstName: 'Camille' } };
  http.answers['GET users/personal-data'] = oddAnswer(data);
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));

  const file = { type: 'application/json', size: JSON.stringify(data, null, 2).length };
  await waitFor(() => expect(downloads).toMatchObject([{ name: 'mes-donnees.json', file }]));
});

describe('the erasure of the account', () => {
  it('opens a dialog that lists what is erased and what is retained, and can be dismissed', async () => {
    await open({});
    await openDialog();
    expect(dialog().getByText(/vos adresses, votre panier/)).toBeVisible();
    expect(dialog().getByText(/données de vos commandes restent 10/)).toBeVisible();

    await userEvent.click(dialog().getByRole('button', { name: 'Garder mon compte' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is requested only with the password, and the dates of request and erasure are shown', async () => {
    const password = 'Savon-de-Marseille-1986';
    const { http } = await open({ 'POST users/deletion-request': requested });
    await openDialog();
    await userEvent.click(dialog().getByRole('button', { name: 'Demander la suppression' }));
    expect(dialog().getByLabelText(/^Votre mot de passe/)).toHaveFocus();
    expect(dialog().getByText('Écrivez votre mot de passe.')).toBeVisible();
    expect(http.count('POST users/deletion-request')).toBe(0);

    await enter(userEvent, dialog().getByLabelText(/^Votre mot de passe/), password);

    expect(await screen.findByText(/Suppression demandée le .*23 novembre 2026/)).toBeVisible();
    expect(screen.getByText(/effacé à partir du .*7 décembre 2026/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Supprimer mon compte' })).toHaveFocus();
    expect(http.sent('POST users/deletion-request')[0]?.body).toEqual({ password });
  });

  it.each([
    ['at the field of a wrong password', true, 403, { code: 'wrong_password', message: 'C’est un autre.' }],
    ['in the dialog when the API fails', false, 503, { message: 'Réessayez dans un instant.' }],
  ])('shows a refusal %s and preserves the typed password', async (_where, isAtField, status, refusal) => {
    await open({ 'POST users/deletion-request': refused(status, refusal) });

    await requestWith('faux');

    const field = dialog().getByLabelText(/^Votre mot de passe/);
    expect(await dialog().findByText(refusal.message)).toBeVisible();
    expect(field).toHaveValue('faux');
    expect(field.hasAttribute('aria-invalid')).toBe(isAtField);
  });

  it('has a dialog that cannot be dismissed while the request is pending', async () => {
    await open({ 'POST users/deletion-request': () => new Promise(() => {}) });
    await requestWith('Savon-de-Marseille-1986');

    await userEvent.click(dialog().getByRole('button', { name: 'Garder mon compte' }));

    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('remains requested, with the reason, when it cannot be withdrawn, and is withdrawn on retry, with the focus on the title', async () => {
    const { http } = await open({
      'GET users/deletion-request': requested,
      'DELETE users/deletion-request': refused(503, { message: 'Réessayez dans un instant.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer ma demande' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Réessayez dans un instant.');
    expect(screen.getByText(/Suppression demandée/)).toBeVisible();
    http.answers['DELETE users/deletion-request'] = notRequested;

    await userEvent.click(await screen.findByRole('button', { name: 'Retirer ma demande' }));

    expect(await requestButton()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Supprimer mon compte' })).toHaveFocus();
  });
});
