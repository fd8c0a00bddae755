import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { followTyping, keepTypedTexts, typedTexts } from './typed-texts';

followTyping();

/** A form whose fields React controls; another `key` replaces it. */
function Form({ saved = '' }: { saved?: string }) {
  const [message, setMessage] = useState(saved);
  const [quantity, setQuantity] = useState('1');
  return (
    <form>
      <label>
        Message
        <textarea value={message} onChange={({ target }) => setMessage(target.value)} />
      </label>
      <input
        aria-label="Quantité"
        type="number"
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
      />
      <input aria-label="Mot de passe" type="password" />
      <input aria-label="Numéro de carte" autoComplete="cc-number" />
      <output>{`${message} × ${quantity}`}</output>
    </form>
  );
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

it('typed texts, also those typed later, are typed again into the fields that replace the first', async () => {
  const { rerender } = render(<Form key="A" />);
  await type('Message', 'Un');
  keepTypedTexts();
  await type('Message', ' bidon');
  rerender(<p>Chargement</p>);

  rerender(<Form key="B" />);

  expect(await screen.findByText('Un bidon × 1')).toBeVisible();
});

it('a field that is not replaced and a field without input keep their values', async () => {
  const { rerender } = render(
    <>
      <Form key="stays" />
      <Form key="A" saved="Bonjour" />
    </>,
  );
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>('Quantité');
  if (!first || !second) throw new Error('two forms expected');
  // Each digit follows the 1 of the field.
  await userEvent.type(second, '2');
  keepTypedTexts();
  await userEvent.type(first, '3');

  rerender(
    <>
      <Form key="stays" />
      <Form key="B" saved="Bonsoir" />
    </>,
  );

  expect(await screen.findByText('Bonsoir × 12')).toBeVisible();
  expect(screen.getByText('× 13')).toBeVisible();
});

it('passwords and card numbers are not recorded', async () => {
  render(<Form />);
  await type('Message', 'Un bidon');

  await type('Mot de passe', 'secret');
  await type('Numéro de carte', '4970');

  expect(Object.entries(typedTexts())).toEqual([[expect.stringMatching(/Message/), 'Un bidon']]);
});

it('typed texts are not restored into the same field at another URL', async () => {
  const { rerender } = render(<Form key="A" />);
  await type('Message', 'Un bidon');
  keepTypedTexts();
  act(() => window.history.pushState(null, '', '/ailleurs'));

  rerender(<Form key="B" />);
  // Mutation observers run before the next turn.
  await nextTurn();

  expect(screen.getByLabelText('Message')).toHaveValue('');
});
