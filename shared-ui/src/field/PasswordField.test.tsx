import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

it('the button shows and hides the password, and preserves the caret', async () => {
  render(<PasswordField label="Mot de passe" defaultValue="savonnette" />);
  const input = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  input.focus();
  input.setSelectionRange(3, 5);

  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));

  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
  const hide = screen.getByRole('button', { name: 'Masquer le mot de passe' });
  expect(hide).not.toHaveAttribute('aria-pressed');
  await userEvent.click(hide);
  expect(input).toHaveAttribute('type', 'password');
});
