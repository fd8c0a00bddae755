import { act, screen, within } from '@testing-library/react';
import { fill } from 'page-kit/testing';
import { openAuthDialogAtom } from 'shared-contracts/auth';
import type { Answers } from 'shared-contracts/testing';
import { Layout } from '../layout/Layout';
import { renderInShop } from './render-in-shop';

/** The shop with the dialog open; `purpose`: what the visitor wanted to do. */
export async function openAuthDialog(answers: Answers = {}, purpose?: 'order') {
  const routes = [
    { path: '/', element: <Layout /> },
    { path: '/purchase', element: <h1>Validation de la commande</h1> },
  ];
  const shop = renderInShop({ routes, answers });
  act(() => shop.store.set(openAuthDialogAtom, purpose));
  // Not by their roles: for that the names of every button of the layout would be read again and again.
  await screen.findByText("J'AI DÉJÀ UN COMPTE");
  const dialog = screen.getByRole('dialog', { name: 'Connexion ou création de compte' });
  return { ...shop, dialog };
}

const formOf = (title: string) => {
  const section = screen.getByText(title).closest('section');
  if (!section) throw new Error(`no form ${title}`);
  return within(section);
};
/** The form of the login. */
export const login = () => formOf("J'AI DÉJÀ UN COMPTE");
/** The form of the registration. */
export const registration = () => formOf("JE N'AI PAS ENCORE DE COMPTE");

type Opened = Awaited<ReturnType<typeof openAuthDialog>>;

/** Types name and password and sends them. */
export async function logIn({ person }: Opened) {
  await fill(person, login().getByLabelText(/Identifiant/), 'camille');
  await person.type(login().getByLabelText(/^Mot de passe/), 'secret{Enter}');
}

/** Fills in the registration and sends it. */
export async function register({ person }: Opened, password = 'savon-noir') {
  const form = registration();
  await fill(person, form.getByLabelText(/^Prénom/), 'Léa');
  await fill(person, form.getByLabelText(/^Nom/), 'Petit');
  await fill(person, form.getByLabelText(/^Entreprise/), 'Copro');
  await fill(person, form.getByLabelText(/^Adresse e-mail/), 'lea@copro.example');
  await fill(person, form.getByLabelText(/^Mot de passe/), password);
  await person.click(form.getByRole('button', { name: 'Créer mon compte' }));
}
