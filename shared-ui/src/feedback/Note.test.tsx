import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';
import { Refusal } from './Note';

it('a refusal is announced as an alert, and renders nothing without a reason', () => {
  const { rerender, container } = render(<Refusal>Trop tard.</Refusal>);
  expect(screen.getByRole('alert')).toHaveTextContent('Trop tard.');

  rerender(<Refusal>{null}</Refusal>);

  expect(container).toBeEmptyDOMElement();
});

it('a failure is announced as an alert and offers a retry', async () => {
  const retry = jest.fn();
  render(<ErrorState text="Les produits ne répondent pas." onRetry={retry} />);

  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Les produits ne répondent pas.');
});
