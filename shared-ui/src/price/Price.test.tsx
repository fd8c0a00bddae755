import { render, screen } from '@testing-library/react';
import { Price } from '.';

it('joins amount and tax so that no line break parts them', () => {
  render(<Price value={'12,90\u00a0€'} />);

  expect(screen.getByText('HT').parentElement?.textContent).toBe('12,90\u00a0€\u00a0HT');
});

it('strikes a former price out', () => {
  render(<Price value="49,90 €" suffix="" strikethrough />);

  expect(screen.getByText('49,90 €').closest('s')).toBeInTheDocument();
});
