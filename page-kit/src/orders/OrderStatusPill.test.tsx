import { render, screen } from '@testing-library/react';
import { OrderStatusPill } from './OrderStatusPill';

it.each([
  ['PAID', 'Payé'],
  ['PAYMENT_PENDING', 'En attente de règlement'],
  ['CANCELLED', 'Inconnu'],
  ['', 'Inconnu'],
])('an order that is %p has its text', (status, words) => {
  render(<OrderStatusPill status={status} />);

  expect(screen.getByText(words)).toBeInTheDocument();
});
