import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { Input } from './Input';

it('Field uses hint and error as the description of the control', () => {
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
