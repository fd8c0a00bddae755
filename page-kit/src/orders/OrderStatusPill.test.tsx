import { render, screen } from '@testing-library/react';
import { OrderStatusPill } from './OrderStatusPill';

it.each([
  ['PAID', 'Payé'],
  ['PAYMENT_PENDING', 'En attente de règlement'],
  ['CANCELLED', 'Inconnu'],
  ['', 'Inconnu'],
])('tells a person about an order that is %p', (status, words) => {
  render(<OrderStatusPill status={status} />);

  expect(screen.getByText(words)).toBeInTheDocument();
});
