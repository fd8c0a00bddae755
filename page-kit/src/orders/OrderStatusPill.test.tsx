import { render, screen } from '@testing-library/react';
import { OrderStatusPill } from './OrderStatusPill';

it.each([
  ['PAID', 'Payé'],
  ['PAYMENT_PENDING', 'En attente de règlement'],
  ['CANCELLED', 'Inconnu'],
  ['', 'Inconnu'],
])('the status %p is shown as %p', (status, words) => {
  render(<OrderStatusPill status={status} />);

  expect(screen.getByText(words)).toBeInTheDocument();
});
