import { screen, waitFor } from '@testing-library/react';
import { tokens } from 'shared-contracts/testing';
import { Component as LoginPage } from '../pages/login/LoginPage';
import { renderInShop } from '../testing/render-in-shop';
import { announceFilledIn } from './early-input';

/** Fills in a field as browsers do: past React, without an event. */
function fillSilently(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}

it('a form sends values that a password manager has filled in without an event', async () => {
  announceFilledIn();
  const { http, person } = renderInShop({
    routes: [
      { path: '/login', element: <LoginPage /> },
      { path: '/', element: null },
    ],
    at: '/login',
    answers: { 'POST auth/login': tokens() },
  });
  fillSilently(screen.getByLabelText(/Identifiant ou adresse e-mail/), 'camille');
  fillSilently(screen.getByLabelText(/^Mot de passe/), 'secret');

  await person.click(screen.getByRole('button', { name: 'Se connecter' }));

  await waitFor(() =>
    expect(http.sent('POST auth/login')[0]?.body).toMatchObject({ username: 'camille', password: 'secret' }),
  );
});
