import { act, render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb';
import { ChangeAnnouncement } from './ChangeAnnouncement';

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

it('announces the parts that have changed, once per series, and nothing before the first change', () => {
  jest.useFakeTimers();
  const wait = () => act(() => jest.advanceTimersByTime(700));
  const show = (...parts: string[]) => <ChangeAnnouncement parts={parts.length > 0 ? parts : null} />;
  const { rerender } = render(show());

  rerender(show('Livraison 25 €.', 'Total 86 €'));
  wait();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(show('Livraison 55 €.', 'Total 116 €'));
  rerender(show('Livraison 55 €.', 'Total 120 €'));
  wait();
  expect(screen.getByRole('status')).toHaveTextContent(/^Livraison 55 €. Total 120 €$/);
  rerender(show('Livraison 55 €.', 'Total 130 €'));
  wait();

  expect(screen.getByRole('status')).toHaveTextContent(/^Total 130 €$/);
  jest.useRealTimers();
});
