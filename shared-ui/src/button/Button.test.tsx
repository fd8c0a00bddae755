import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '../testing';
import { Button } from './Button';

describe('Button', () => {
  it('shows why it is disabled, and ignores clicks', async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" disabledReason="Acceptez les conditions pour payer.">
          Payer
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Payer' });

    await userEvent.click(button);

    expect(send).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Acceptez les conditions pour payer.');
    expect(screen.getByText('Acceptez les conditions pour payer.')).toBeVisible();
  });

  it('keeps the focus when it becomes enabled or disabled', async () => {
    const send = jest.fn();
    const button = (reason?: string) => (
      <Button onClick={send} disabledReason={reason}>
        Payer
      </Button>
    );
    const { rerender } = render(button('Acceptez les conditions pour payer.'));
    await userEvent.tab();

    rerender(button());
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(1);

    rerender(button('La ligne est coupée.'));
    expect(screen.getByRole('button', { name: 'Payer' })).toHaveFocus();
  });

  it('ignores further clicks while it is busy and keeps the focus', async () => {
    const send = jest.fn();
    render(
      <Button busy onClick={send}>
        Envoyer
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Envoyer' });

    await userEvent.dblClick(button);

    expect(send).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });

  it('does not submit a form by default', () => {
    render(<Button>Annuler</Button>);

    expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('type', 'button');
  });
});

it('a button shows and hides its spinner on a page that the browser has translated', () => {
  const { container, rerender } = render(<Button icon="cart">Enregistrer</Button>);
  translate(container);

  rerender(
    <Button icon="cart" busy>
      Enregistrer
    </Button>,
  );
  expect(container.querySelector('.sph-spinner')).toBeInTheDocument();
  rerender(<Button icon="cart">Enregistrer</Button>);

  expect(container.querySelector('.sph-spinner')).toBeNull();
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
});
