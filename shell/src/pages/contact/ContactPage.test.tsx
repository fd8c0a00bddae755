import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop';
import { ContactPage } from './ContactPage';

it('parts the opening hours of different days by a space that no box swallows', () => {
  renderInShop({ routes: [{ path: '/', element: <ContactPage /> }] });

  const [first, between, second] = screen.getByText(/^Du lundi/).parentElement?.childNodes ?? [];
  expect(first).toHaveTextContent(/,$/);
  expect(between?.textContent).toBe(' ');
  expect(second).toHaveTextContent(/^le vendredi/);
});
