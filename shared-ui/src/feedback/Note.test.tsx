import { render, screen } from '@testing-library/react';
import { Note, Pill, Refusal } from './Note';

it('a refusal is announced as an alert, and renders nothing without a reason', () => {
  const { rerender, container } = render(<Refusal>Trop tard.</Refusal>);
  expect(screen.getByRole('alert')).toHaveTextContent('Trop tard.');

  rerender(<Refusal>{null}</Refusal>);

  expect(container).toBeEmptyDOMElement();
});

it('a note and a pill show their icon', () => {
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
