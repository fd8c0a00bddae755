import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/http';
import { useEditedForm } from './use-edited-form';
import { fieldAtFault, filled } from './validation';

const message = 'Écrivez votre nom.';

function NameForm() {
  const form = useEditedForm({ name: '' });
  return (
    <form noValidate onSubmit={form.submit(() => undefined)}>
      <div ref={form.summary.ref} role="alert" tabIndex={-1}>
        {form.summary.errors.map(({ fieldId, message }) => (
          <a key={fieldId} href={`#${fieldId}`}>
            {message}
          </a>
        ))}
      </div>
      <label>
        Nom
        <input id={form.entry('name').id} {...form.input('name', filled(message))} />
      </label>
      <p>{form.entry('name').error}</p>
      <button type="submit">Enregistrer</button>
    </form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Nom' });

it('a field left without an edit shows no error', async () => {
  render(<NameForm />);

  await userEvent.click(name());
  await userEvent.tab();

  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

it('a field shows its error on blur after an edit; blank text counts as empty', async () => {
  render(<NameForm />);

  await userEvent.type(name(), '  ');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await userEvent.click(document.body);

  expect(await screen.findByText(message)).toBeVisible();
});

it('a field left for the submit button shows its error only on submit, so that the button does not move', async () => {
  render(<NameForm />);

  await userEvent.type(name(), '  ');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveFocus();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByRole('link', { name: message })).toBeVisible();
});

it('a refused submit focuses the list of errors, which shrinks as fields are corrected', async () => {
  render(<NameForm />);

  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

  const link = await screen.findByRole('link', { name: message });
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(link).toHaveAttribute('href', `#${name().id}`);
  await userEvent.type(name(), 'Martin');
  expect(link).not.toBeInTheDocument();
});

it('refuses blank text', () => {
  const { validate } = filled('Écrivez votre nom.');

  expect([' Moreau', ' ', '', null].map(validate)).toEqual([true, ...Array(3).fill('Écrivez votre nom.')]);
});

it.each([
  [{ field: 'city' }, 'city'],
  [{ field: 'toString' }, null],
  [{ field: 7 }, null],
  [{}, null],
  [null, null],
])('the response %j marks the field %p as invalid', (body, field) => {
  expect(fieldAtFault(new ApiError({ status: 400, code: 'invalid', body }), { city: 'Lyon' })).toBe(field);
});
