import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from 'page-kit/testing';
import { camille, oddAnswer, refused } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

async function type(label: RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await fill(userEvent, field, text);
}

it.each([
  ['with all fields', { ...camille, firstName: 'Camila' }],
  ['whose id is a number and whose company is null', { id: 7, firstName: 'Camila', companyName: null }],
])('only changed fields are saved, and update the cached profile after a response %s', async (_, answer) => {
  const { http, queryClient } = await renderAccount({
    answers: { 'PATCH users/profile': oddAnswer(answer) },
  });
  await type(/^Prénom/, 'Camila');

  await save();

  expect(await screen.findByText(/^Profil mis à jour\s!$/)).toBeVisible();
  expect(http.sent('PATCH users/profile').at(-1)?.body).toEqual({ firstName: 'Camila' });
  expect(queryClient.getQueryData(['profile'])).toMatchObject({ ...camille, firstName: 'Camila' });
});

it('what is typed while the profile is saved is preserved', async () => {
  let respond = () => {};
  const saved = { ...camille, firstName: 'Camila' };
  const response = new Promise((resolve) => (respond = () => resolve(saved)));
  await renderAccount({ answers: { 'PATCH users/profile': () => response } });
  await type(/^Prénom/, 'Camila');
  await save();

  await type(/^Entreprise/, 'Durand et filles');
  respond();

  expect(await screen.findByText(/^Profil mis à jour/)).toBeVisible();
  expect(screen.getByLabelText(/^Entreprise/)).toHaveValue('Durand et filles');
  expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Camila');
});

it('the typed values are preserved when saving fails', async () => {
  await renderAccount({ answers: { 'PATCH users/profile': refused(null) } });
  await type(/^Nom/, 'Durant');

  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la mise à jour du profil');
  expect(screen.getByLabelText(/^Nom/)).toHaveValue('Durant');
});

it('the field of a taken username says so and gets the focus', async () => {
  await renderAccount({
    answers: {
      'PATCH users/profile': refused(409, { field: 'username', message: 'Ce pseudo est déjà pris.' }),
    },
  });
  await type(/^Pseudo/, 'karim');

  await save();

  const field = screen.getByLabelText(/^Pseudo/);
  expect(await screen.findByText('Ce pseudo est déjà pris.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Ce pseudo est déjà pris/);
});

it('the invalid fields are listed, with a wrong digit in SIRET and VAT number, without a call', async () => {
  const { http } = await renderAccount({});
  await type(/^Nom/, '');
  await type(/^Pseudo/, 'a b');
  await type(/^SIRET/, '123 456 782 00011');
  await type(/^TVA intracommunautaire/, 'FR12123456782');

  await save();

  expect(screen.getByRole('group', { name: 'Quatre champs sont à corriger' })).toHaveFocus();
  expect(screen.getByLabelText(/^SIRET/)).toHaveAccessibleDescription(/14\schiffres du SIRET.*faux/);
  expect(screen.getByLabelText(/^TVA/)).toHaveAccessibleDescription(/onze caractères.*faux/);
  expect(screen.getByRole('link', { name: 'Écrivez votre nom.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Le pseudo ne contient ni espace ni @.' })).toBeVisible();
  expect(http.count('PATCH users/profile')).toBe(0);
});
