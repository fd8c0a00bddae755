import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, camille, refused } from 'shared-contracts/testing';
import { renderInShop } from '../../testing/render-in-shop';
import { Component as VerifyEmailPage } from './VerifyEmailPage';

const routes = [{ path: '/verify-email', element: <VerifyEmailPage /> }];

async function confirm(answers: Answers, signedIn = false) {
  const shop = renderInShop({ routes, at: '/verify-email?token=abc&change', answers, signedIn });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmer cette adresse' }));
  return shop;
}

it('a confirmed address is reported with the focus, and the account is read again', async () => {
  const answers = { 'POST auth/email/confirm': { message: 'ok' }, 'GET users/profile': camille };
  const { http } = await confirm(answers, true);

  const result = await screen.findByText('Votre nouvelle adresse e-mail est enregistrée.');

  expect(result.closest(':focus')).not.toBeNull();
  expect(http.sent('POST auth/email/confirm')[0]?.body).toEqual({ token: 'abc' });
  expect(http.count('GET users/profile')).toBe(2);
  expect(screen.getByRole('link', { name: 'Voir mon compte' })).toBeVisible();
});

it('a used link is reported with the way to a new one', async () => {
  const message = 'Ce lien n’est plus valable. Demandez-en un nouveau.';
  await confirm({ 'POST auth/email/confirm': refused(400, { message }) });

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
});

it('a confirmation without a response can be tried again', async () => {
  const { http } = await confirm({ 'POST auth/email/confirm': refused(null) });
  await screen.findByRole('alert');
  http.answers['POST auth/email/confirm'] = { message: 'ok' };

  await userEvent.click(screen.getByRole('button', { name: 'Confirmer cette adresse' }));

  expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible();
});
