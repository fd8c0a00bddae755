import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { Input, TextArea } from './Input';

describe('Field', () => {
  it('ties hint and error to the control', () => {
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

  it('announces required where the label has a star', () => {
    render(
      <Field label="Message" required starInLabel>
        {(control) => <TextArea {...control} />}
      </Field>,
    );

    expect(screen.getByRole('textbox', { name: 'Message*' })).toBeInTheDocument();
    expect(screen.getByLabelText('Message*')).toBeInTheDocument();
  });

  it('says what may stay empty', () => {
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

it('a checkbox is ticked by its label', async () => {
  render(<Checkbox label="Rester connecté" />);

  await userEvent.click(screen.getByText('Rester connecté'));

  expect(screen.getByRole('checkbox', { name: 'Rester connecté' })).toBeChecked();
});

describe('ErrorSummary', () => {
  it('leads to each field', async () => {
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

  it('is not there without errors', () => {
    render(<ErrorSummary errors={[]} />);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
