import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb';
import { SummaryList } from './SummaryList';

it('shows the path to the page, with links to its ancestors', () => {
  render(
    <Breadcrumb
      items={[{ label: 'Accueil', href: '/' }, { label: 'CHIMIE', href: '/chimie' }, { label: 'Vitres' }]}
    />,
  );

  const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));

  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Accueil',
    'CHIMIE',
    'Vitres',
  ]);
  expect(trail.getByRole('link', { name: 'CHIMIE' })).toHaveAttribute('href', '/chimie');
  expect(trail.getByText('Vitres')).toHaveAttribute('aria-current', 'page');
});

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
