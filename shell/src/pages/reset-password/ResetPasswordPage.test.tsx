import { screen, waitFor } from '@testing-library/react';
import { fill } from 'page-kit/testing';
import { type Answers, refused } from 'shared-contracts/testing';
import { ToastRegion } from 'shared-ui/toast-region';
import { renderInShop } from '../../testing/render-in-shop';
import { Component as ResetPasswordPage } from './ResetPasswordPage';

const element = (
  <>
    <ResetPasswordPage />
    <ToastRegion />
  </>
);

function visit(answers: Answers = {}) {
  return renderInShop({ routes: [{ path: '/', element }], answers });
}

async function requestReset({ person }: ReturnType<typeof visit>, address: string) {
  if (address) await fill(person, screen.getByLabelText(/Adresse e-mail/), address);
  await person.click(screen.getByRole('button', { name: 'Confirmer' }));
}

it('sends the address with the marks of earlier sign-ins on this device, and announces the email', async () => {
  localStorage.setItem('sph-device-marks', '["mark-of-camille"]');
  const shop = visit({ 'POST auth/password/reset': { message: 'ok' } });

  await requestReset(shop, ' Camille@Durand.example ');

  expect(await screen.findByRole('heading', { name: 'Requête prise en compte' })).toHaveFocus();
  expect(screen.getByText(/Un e-mail va arriver à l’adresse camille@durand.example/)).toBeInTheDocument();
  expect(shop.http.sent('POST auth/password/reset')[0]?.body).toEqual({
    email: 'camille@durand.example',
    device_marks: ['mark-of-camille'],
  });
});

it('refuses an empty address', async () => {
  const shop = visit();

  await requestReset(shop, '');

  expect(await screen.findByText('Vous devez préciser votre adresse mail.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Adresse e-mail/)).toHaveFocus();
});

it('shows that no account has the address, and keeps the typed address', async () => {
  const shop = visit({ 'POST auth/password/reset': refused(404) });

  await requestReset(shop, 'inconnu@durand.example');

  expect(await screen.findByText('Aucun compte ne correspond à cette adresse mail.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Adresse e-mail/)).toHaveValue('inconnu@durand.example');
});

it('shows the message of the API after too many requests in a toast and at the field', async () => {
  const shop = visit({ 'POST auth/password/reset': refused(429, { message: 'Trop de demandes.' }) });

  await requestReset(shop, 'camille@durand.example');

  await waitFor(() => expect(screen.getAllByText('Trop de demandes.')).toHaveLength(2));
});
