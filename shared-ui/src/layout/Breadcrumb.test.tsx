import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb';

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
