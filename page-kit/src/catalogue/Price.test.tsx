import { render, screen } from '@testing-library/react';
import { translate } from 'shared-ui/testing';
import { Price } from './Price';

it('keeps amount and tax label on one line', () => {
  render(<Price value={'12,90\u00a0€'} />);

  expect(screen.getByText('HT').parentElement?.textContent).toBe('12,90\u00a0€\u00a0HT');
});

it('shows a changed amount on a page translated by the browser', () => {
  const { container, rerender } = render(<Price value="59,43 €" />);
  translate(container);

  rerender(<Price value="89,43 €" />);

  expect(container).toHaveTextContent('89,43 € HT');
});
