import { act, screen } from '@testing-library/react';
import { fill } from 'page-kit/testing';
import { signInAtom } from 'shared-contracts/auth';
import { type Answers, refused, tokens } from 'shared-contracts/testing';
import { ToastRegion } from 'shared-ui/toast-region';
import { renderInShop } from '../../testing/render-in-shop';
import { Component as ContactPage } from './ContactPage';

const element = (
  <>
    <ContactPage />
    <ToastRegion />
  </>
);

function visit(answers: Answers = {}, at = '/contact') {
  return renderInShop({ routes: [{ path: '/contact', element }], at, answers });
}

async function fillIn({ person }: ReturnType<typeof visit>) {
  await fill(person, screen.getByLabelText('Nom*'), 'Durand');
  await fill(person, screen.getByLabelText('Prénom*'), 'Camille');
  await fill(person, screen.getByLabelText('Objet*'), 'Livraison');
  await fill(person, screen.getByLabelText('Adresse e-mail*'), 'camille@durand.example');
  await fill(person, screen.getByLabelText('N° de téléphone*'), '01 99 00 00 01');
  await fill(person, screen.getByLabelText('Message*'), 'Un bidon est arrivé percé.');
}
const send = ({ person }: ReturnType<typeof visit>) =>
  person.click(screen.getByRole('button', { name: 'Envoyer' }));

it('sends the message and empties the form', async () => {
  const shop = visit({ 'POST contact': { message: 'ok' } });
  await fillIn(shop);

  await send(shop);

  expect(await screen.findByText('Message envoyé !')).toBeInTheDocument();
  expect(shop.http.sent('POST contact')[0]?.body).toEqual({
    firstName: 'Camille',
    lastName: 'Durand',
    subject: 'Livraison',
    phone: '01 99 00 00 01',
    email: 'camille@durand.example',
    orderReference: '',
    message: 'Un bidon est arrivé percé.',
  });
  expect(screen.getByLabelText('Message*')).toHaveValue('');
  expect(document.activeElement).toContainElement(screen.getByText(/votre demande nous est parvenue/));
});

it('keeps the typed message when it could not be sent', async () => {
  const shop = visit({ 'POST contact': refused(503) });
  await fillIn(shop);

  await send(shop);

  expect(await screen.findByText("Erreur lors de l'envoi du formulaire")).toBeInTheDocument();
  expect(screen.getByLabelText('Message*')).toHaveValue('Un bidon est arrivé percé.');
});

it('lists the missing fields and sends nothing', async () => {
  const shop = visit();

  await send(shop);

  expect(await screen.findByText('Six champs sont à corriger')).toBeInTheDocument();
  expect(shop.http.count('POST contact')).toBe(0);
});

it.each([
  ['Adresse e-mail*', 'camille@', /adresse e-mail complète/],
  ['N° de téléphone*', 'abcd', /numéro de téléphone complet/],
])('refuses an incomplete %s with a hint when the field loses the focus', async (label, typed, hint) => {
  const { person } = visit();
  const field = screen.getByLabelText(label);

  await fill(person, field, typed);
  await person.tab();

  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(hint);
});

it.each([
  ['as it is', 'CMD-2026-000123', 'CMD-2026-000123'],
  ['cut to the length that the API accepts', 'A'.repeat(500), 'A'.repeat(60)],
])('fills in the order reference of the URL %s', (_how, reference, shown) => {
  visit({}, `/contact?orderReference=${reference}`);

  expect(screen.getByLabelText('Référence de commande (facultatif)')).toHaveValue(shown);
});

it('fills in the name of a signed-in user, except in edited fields', async () => {
  const { person, store } = visit();
  await fill(person, screen.getByLabelText('Prénom*'), 'Cam');

  act(() => store.set(signInAtom, tokens()));

  expect(await screen.findByDisplayValue('Durand')).toBe(screen.getByLabelText('Nom*'));
  expect(screen.getByLabelText('Prénom*')).toHaveValue('Cam');
});
