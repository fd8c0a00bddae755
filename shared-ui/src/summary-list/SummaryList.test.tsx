import { render, screen } from '@testing-library/react';
import { SummaryList } from '.';

it('names each amount', () => {
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
