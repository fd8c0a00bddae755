import { act, render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb';
import { ChangeAnnouncement } from './ChangeAnnouncement';
import { PanelBox } from './PageLayout';
import { SummaryList } from './SummaryList';

afterEach(() => jest.useRealTimers());

it('the breadcrumb shows the path to the page, with links to its ancestors', () => {
  render(<Breadcrumb items={[{ label: 'Accueil', href: '/' }, { label: 'Vitres' }]} />);

  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Accueil', 'Vitres']);
  expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Vitres')).toHaveAttribute('aria-current', 'page');
});

it('the change announcement says the changed parts, once per series, and nothing before the first change', () => {
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
});

it('a summary in a named box lists each amount with its label and detail', () => {
  const rows = [
    { label: 'Livraison', detail: 'sans TVA', value: '25,00 €' },
    { label: 'Total TTC', value: '28,47 €', tone: 'total', key: 'total' } as const,
  ];
  render(
    <PanelBox as="aside" tone="mist" padded aria-label="Récapitulatif">
      <SummaryList rows={rows} compact />
    </PanelBox>,
  );

  const summary = within(screen.getByRole('complementary', { name: 'Récapitulatif' }));
  const texts = (role: string) => summary.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Livraison sans TVA', 'Total TTC']);
  expect(texts('definition')).toEqual(['25,00 €', '28,47 €']);
});
