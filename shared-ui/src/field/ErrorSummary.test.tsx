import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './ErrorSummary';

const errorsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fieldId: `field-${index}`, message: `Erreur ${index}` }));

it.each([
  [1, 'Un champ est à corriger'],
  [2, 'Deux champs sont à corriger'],
  [12, '12 champs sont à corriger'],
])('a summary names the number of errors, here %i', (count, name) => {
  render(<ErrorSummary errors={errorsOf(count)} />);

  expect(screen.getByRole('group', { name })).toBeVisible();
});

it('an error leads to its field without changing the URL, and the summary is not an alert', async () => {
  render(
    <>
      <ErrorSummary errors={errorsOf(2)} />
      <input id="field-0" />
      <input id="field-1" aria-label="Message" />
    </>,
  );

  await userEvent.click(screen.getByRole('link', { name: 'Erreur 1' }));

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  expect(location.hash).toBe('');
});
