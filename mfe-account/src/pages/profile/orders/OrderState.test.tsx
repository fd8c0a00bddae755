import { render, screen } from '@testing-library/react';
import { order } from 'shared-contracts/testing';
import { OrderState } from './OrderState';

it.each([
  ['PAID', 'Payé'],
  ['PAYMENT_PENDING', 'En attente de règlement'],
  ['CANCELLED', 'Inconnu'],
  ['', 'Inconnu'],
])('an order with the status %p is shown as %p', (status, text) => {
  render(<OrderState order={order('1', { status })} />);

  expect(screen.getByText(text)).toBeInTheDocument();
});
