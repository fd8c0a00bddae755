import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper, refuseUnreadable } from './QuantityStepper';

const changed = jest.fn();

function Line({ start, min }: { start: number; min?: number }) {
  const [quantity, setQuantity] = useState(start);
  function change(next: number) {
    changed(next);
    setQuantity(next);
  }
  return (
    <QuantityStepper
      value={quantity}
      onChange={change}
      min={min}
      label="Quantité de Seau 10 L"
      itemName="Seau 10 L"
    />
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantité de Seau 10 L' });
const minus = () => screen.getByRole('button', { name: 'Diminuer la quantité de Seau 10 L' });
const plus = () => screen.getByRole('button', { name: 'Augmenter la quantité de Seau 10 L' });

beforeEach(() => changed.mockClear());

describe('QuantityStepper', () => {
  it('has a tooltip, and changes by one with its buttons and the arrow keys', async () => {
    render(<Line start={2} />);

    // A row has no visible label.
    expect(field()).toHaveAttribute('title', 'Quantité de Seau 10 L');

    await userEvent.click(plus());
    await userEvent.click(minus());
    await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}');

    expect(field()).toHaveValue('3');
    expect(field()).toHaveAttribute('aria-valuenow', '3');
    expect(changed.mock.calls).toEqual([[3], [2], [3], [4], [3]]);
  });

  it('stops at zero and moves the keyboard focus to the field', async () => {
    render(<Line start={1} />);
    minus().focus();

    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');

    expect(minus()).toBeDisabled();
    expect(changed.mock.calls).toEqual([[0]]);
  });

  it.each([
    ['120000', 120_000],
    ['2,7', 2],
    ['-4', 0],
    ['1 500', 1500],
    ['007', 7],
    ['１２', 12],
    ['١٢', 12],
    ['१२', 12],
  ])('reads %s as %i on Enter', async (typed, quantity) => {
    render(<Line start={5} />);
    await userEvent.clear(field());

    await userEvent.type(field(), `${typed}{Enter}`);

    expect(changed).toHaveBeenCalledWith(quantity);
    expect(field()).toHaveValue(String(quantity));
  });

  it.each(['beaucoup', '1e9', '2.500', '２.５００', '٢.٥٠٠', '12 unités'])(
    'leaves %p in the field and says why, until it is corrected',
    async (typed) => {
      render(<Line start={5} />);
      await userEvent.clear(field());
      await userEvent.type(field(), typed);

      await userEvent.tab();

      expect(changed).not.toHaveBeenCalled();
      expect(field()).toHaveValue(typed);
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription('Écrivez un nombre entier, sans point.');

      await userEvent.clear(field());
      expect(field()).toBeValid();
    },
  );

  it('lets no button use its value while the text cannot be read, and says why', async () => {
    const add = jest.fn();
    render(
      <>
        <Line start={5} />
        <button type="button" onClick={(event) => refuseUnreadable(event.currentTarget) || add()}>
          Ajouter
        </button>
      </>,
    );
    await userEvent.type(field(), '2.500');
    const press = () => act(() => screen.getByRole('button', { name: 'Ajouter' }).click());

    // Without the pointer, so that the field keeps the focus, as with a screen reader.
    press();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Écrivez un nombre entier, sans point.');
    expect(add).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    press();
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('restores its value when it is left empty', async () => {
    render(<Line start={5} />);
    await userEvent.clear(field());

    await userEvent.tab();

    expect(changed).not.toHaveBeenCalled();
    expect(field()).toHaveValue('5');
  });

  it('commits the typed text before its button changes it by one', async () => {
    render(<Line start={1} />);

    await userEvent.clear(field());
    await userEvent.type(field(), '12');
    await userEvent.click(plus());

    expect(changed.mock.calls).toEqual([[12], [13]]);
    expect(field()).toHaveValue('13');
  });

  it('does not submit a form on Enter', async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Line start={1} />
        <button type="submit">Envoyer</button>
      </form>,
    );

    await userEvent.type(field(), '3{Enter}');

    expect(send).not.toHaveBeenCalled();
  });
});
