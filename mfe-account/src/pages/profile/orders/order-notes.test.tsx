import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

const user = userEvent.setup();

it('shows a customer the own number and the instructions on card and order', async () => {
  const noted = { ...order('3'), purchaseOrderNumber: 'BC-77', deliveryInstructions: 'Quai 2, avant 9 h' };
  await renderAccount({
    at: '/profile?historique',
    answers: { 'GET orders': [noted], 'GET orders/3': noted },
  });
  expect(await screen.findByText(/^Votre numéro de bon de commande\s: BC-77$/)).toBeVisible();

  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await user.click(screen.getByRole('link', { name: 'Voir la commande' }));

  expect(await screen.findByRole('heading', { name: 'Consignes de livraison' })).toBeVisible();
  expect(screen.getByText('Quai 2, avant 9 h')).toBeVisible();
  expect(screen.getByText(/^Votre numéro de bon de commande\s: BC-77$/)).toBeVisible();
});
