import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { Input, TextArea } from './Input';
import { PasswordField } from './PasswordField';

describe('Field', () => {
  it('uses hint and error as the description of the control', () => {
    render(
      <Field label="Téléphone" hint="Pour vous rappeler." error="Indiquez un numéro." required>
        {(control) => <Input {...control} type="tel" />}
      </Field>,
    );

    const input = screen.getByRole('textbox', { name: 'Téléphone' });

    expect(input).toHaveAccessibleDescription('Pour vous rappeler. Indiquez un numéro.');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });

  it('has the star in its accessible name with starInLabel', () => {
    render(
      <Field label="Message" required starInLabel>
        {(control) => <TextArea {...control} />}
      </Field>,
    );

    expect(screen.getByRole('textbox', { name: 'Message*' })).toBeInTheDocument();
    expect(screen.getByLabelText('Message*')).toBeInTheDocument();
  });

  it('marks an optional field in its label', () => {
    render(
      <Field label="Complément d’adresse" optional>
        {(control) => <Input {...control} />}
      </Field>,
    );

    const input = screen.getByRole('textbox', { name: 'Complément d’adresse (facultatif)' });

    expect(input).not.toBeRequired();
    expect(input).toBeValid();
  });
});

it('a click on the label checks the checkbox', async () => {
  render(<Checkbox label="Rester connecté" />);

  await userEvent.click(screen.getByText('Rester connecté'));

  expect(screen.getByRole('checkbox', { name: 'Rester connecté' })).toBeChecked();
});

describe('ErrorSummary', () => {
  it('focuses a field by its link, without changing the URL', async () => {
    render(
      <>
        <ErrorSummary
          errors={[
            { fieldId: 'email', message: 'Adresse e-mail' },
            { fieldId: 'message', message: 'Message' },
          ]}
        />
        <input id="email" />
        <input id="message" aria-label="Votre message" />
      </>,
    );

    await userEvent.click(screen.getByRole('link', { name: 'Message' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Deux champs sont à corriger');
    expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveFocus();
    expect(location.hash).toBe('');
  });

  it('renders nothing without errors', () => {
    render(<ErrorSummary errors={[]} />);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('the button shows and hides the password, and preserves the caret', async () => {
  render(<PasswordField label="Mot de passe" defaultValue="savonnette" />);
  const input = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  input.focus();
  input.setSelectionRange(3, 5);

  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));

  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
  expect(screen.getByRole('button', { name: 'Masquer le mot de passe', pressed: true })).toBeInTheDocument();
});
