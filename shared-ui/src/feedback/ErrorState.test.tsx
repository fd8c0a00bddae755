import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';

it('a failure is announced at once and offers another try', async () => {
  const retry = jest.fn();
  render(<ErrorState text="Les produits ne répondent pas." onRetry={retry} />);

  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Les produits ne répondent pas.');
});

it('a failure is tried again once at a time', async () => {
  const retry = jest.fn();
  render(<ErrorState text="Les produits ne répondent pas." onRetry={retry} retrying />);

  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(retry).not.toHaveBeenCalled();
});
