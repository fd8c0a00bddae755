/** @jest-environment node */
import { historyPath } from './orders/history-filter';
import { orderIdOf, sectionOf } from './sections';

it.each([
  ['?informations', 'informations'],
  ['?address', 'address'],
  ['?address=', 'address'],
  ['?historique&commande=o1', 'historique'],
  ['?securite', 'securite'],
  ['?donnees', 'donnees'],
  ['?utm_source=mail&address', 'address'],
])('the query %s names the section %s', (search, section) => {
  expect(sectionOf(search)).toBe(section);
});

it.each(['', '?', '?factures', '?x=address'])('the query "%s" names no section', (search) => {
  expect(sectionOf(search)).toBeNull();
});

it('the order id of a path from historyPath is read from its query', () => {
  const path = historyPath({ words: '', status: null, month: null }, 'a b&c');

  expect(orderIdOf(new URL(path, 'https://boutique.example').search)).toBe('a b&c');
});
