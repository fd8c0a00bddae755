import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';

it('a failure is announced as an alert and offers a retry', async () => {
  const retry = jest.fn();
  render(<ErrorState text="Les produits ne répondent pas." onRetry={retry} />);

  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Les produits ne répondent pas.');
});

it('the retry button ignores clicks during a retry', async () => {
  const retry = jest.fn();
  render(<ErrorState text="Les produits ne répondent pas." onRetry={retry} retrying />);

  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(retry).not.toHaveBeenCalled();
});
