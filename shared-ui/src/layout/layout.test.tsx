import { act, render, screen } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb';
import { ChangeAnnouncement } from './ChangeAnnouncement';

it('shows the path to the page, with links to its ancestors', () => {
  render(<Breadcrumb items={[{ label: 'Accueil', href: '/' }, { label: 'Vitres' }]} />);

  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Accueil', 'Vitres']);
  expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Vitres')).toHaveAttribute('aria-current', 'page');
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
