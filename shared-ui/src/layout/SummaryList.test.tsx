import { render, screen } from '@testing-library/react';
import { SummaryList } from './SummaryList';

it('renders each amount with its label', () => {
  render(
    <SummaryList
      rows={[
        { label: 'Total HT', value: '237,70 €' },
        { label: 'Total TTC', value: '285,24 €', tone: 'total' },
      ]}
    />,
  );

  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Total HT', 'Total TTC']);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '237,70 €',
    '285,24 €',
  ]);
});

it('shows the detail of an amount in small print', () => {
  render(<SummaryList rows={[{ label: 'TVA 20 %', detail: 'sur 120,00 €', value: '24,00 €' }]} />);

  expect(screen.getByRole('term')).toHaveTextContent('TVA 20 % sur 120,00 €');
  expect(screen.getByText('sur 120,00 €').tagName).toBe('SMALL');
});
