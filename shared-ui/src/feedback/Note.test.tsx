import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';
import { Note, Pill, Refusal } from './Note';

it('a refusal is announced as an alert, and renders nothing without a reason', () => {
  const { rerender, container } = render(<Refusal>Trop tard.</Refusal>);
  expect(screen.getByRole('alert')).toHaveTextContent('Trop tard.');

  rerender(<Refusal>{null}</Refusal>);

  expect(container).toBeEmptyDOMElement();
});

it('a note and a pill show their icon', () => {
  const { container } = render(
    <>
      <Note tone="info" icon="clock" className="wide">
        En cours
      </Note>
      <Pill tone="ok" icon="check">
        Payé
      </Pill>
      <Pill tone="neutral">Inconnu</Pill>
    </>,
  );

  expect(container.querySelectorAll('svg')).toHaveLength(2);
});

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
