import { render, screen } from '@testing-library/react';
import { Note, Pill, Refusal } from './Note';

it('a refusal is announced, and is nothing without a reason', () => {
  const { rerender, container } = render(<Refusal>Trop tard.</Refusal>);
  expect(screen.getByRole('alert')).toHaveTextContent('Trop tard.');

  rerender(<Refusal>{null}</Refusal>);

  expect(container).toBeEmptyDOMElement();
});

it('a note and a pill show the icon that they are given', () => {
  const { container } = render(
    <>
      <Note tone="info" icon="clock" className="wide">
        En cours
      </Note>
      <Pill tone="ok" icon="check">
        Payé
      </Pill>
      <Pill tone="neutral">Inconnu</Pill>
    </>,
  );

  expect(container.querySelectorAll('svg')).toHaveLength(2);
});
