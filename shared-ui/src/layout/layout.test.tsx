import { act, render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb';
import { ChangeAnnouncement } from './ChangeAnnouncement';
import { PanelBox } from './PageLayout';
import { SummaryList } from './SummaryList';

afterEach(() => jest.useRealTimers());

it('the breadcrumb links to the ancestors of the page and, marked as current, to the page', () => {
  const items = [
    { label: 'Accueil', href: '/' },
    { label: 'Vitres', href: '/vitres' },
  ];
  render(<Breadcrumb items={items} />);

  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    items.map(Object.values),
  );
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([links[1]]);
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
    { label: 'Total TTC', value: '28,47 €', tone: 'total' } as const,
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
