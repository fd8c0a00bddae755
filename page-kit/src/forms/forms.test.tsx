import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/http';
import { ErrorSummary } from 'shared-ui/field';
import { useEditedForm } from './use-edited-form';
import { fieldAtFault, filled } from './validation';

const message = 'Écrivez votre nom.';

function NameForm({ summarised = true }) {
  const form = useEditedForm({ name: '' });
  return (
    <form noValidate onSubmit={form.submit(() => undefined)}>
      {summarised && <ErrorSummary {...form.summary} />}
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
  expect(screen.getByRole('group')).toHaveFocus();
  expect(link).toHaveAttribute('href', `#${name().id}`);
  await userEvent.type(name(), 'Martin');
  expect(link).not.toBeInTheDocument();
});

it('a refused submit focuses the first invalid field of a form without a list of errors', async () => {
  render(<NameForm summarised={false} />);

  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

  expect(await screen.findByText(message)).toBeVisible();
  expect(name()).toHaveFocus();
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
