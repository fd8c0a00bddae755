import { render, screen, within } from '@testing-library/react';
import type { LinkComponentProps } from '../link';
import { Breadcrumb } from '.';

function RouterLink({ to, ...props }: LinkComponentProps) {
  return <a {...props} href={to} data-router />;
}

it('tells where the page stands, with links of the router', () => {
  render(
    <Breadcrumb
      linkComponent={RouterLink}
      items={[{ label: 'Accueil', href: '/' }, { label: 'CHIMIE', href: '/chimie' }, { label: 'Vitres' }]}
    />,
  );

  const trail = within(screen.getByRole('navigation', { name: "Fil d'Ariane" }));

  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Accueil',
    'CHIMIE',
    'Vitres',
  ]);
  expect(trail.getByRole('link', { name: 'CHIMIE' })).toHaveAttribute('data-router');
  expect(trail.getByText('Vitres')).toHaveAttribute('aria-current', 'page');
});
