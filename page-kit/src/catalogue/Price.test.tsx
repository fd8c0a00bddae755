import { render, screen } from '@testing-library/react';
import { translate } from 'shared-ui/testing';
import { Price } from './Price';

it('no line break separates amount and tax', () => {
  render(<Price value={'12,90\u00a0€'} />);

  expect(screen.getByText('HT').parentElement?.textContent).toBe('12,90\u00a0€\u00a0HT');
});

it('shows a changed amount on a page that the browser has translated', () => {
  const { container, rerender } = render(<Price value="59,43 €" />);
  translate(container);

  rerender(<Price value="89,43 €" />);

  expect(container).toHaveTextContent('89,43 € HT');
});
