import { historyPath, noFilter, orderIdOf, sectionOf } from './sections';

it.each([
  ['?informations', 'informations'],
  ['?address', 'address'],
  ['?address=', 'address'],
  ['?historique&commande=o1', 'historique'],
  ['?securite', 'securite'],
  ['?donnees', 'donnees'],
  ['?utm_source=mail&address', 'address'],
])('leads somebody who follows %s to the section %s', (search, section) => {
  expect(sectionOf(search)).toBe(section);
});

it.each(['', '?', '?factures', '?x=address'])('knows no section for somebody who follows "%s"', (search) => {
  expect(sectionOf(search)).toBeNull();
});

it('finds the order that a customer asked for', () => {
  const path = historyPath(noFilter, 'a b&c');

  expect(orderIdOf(new URL(path, 'https://boutique.example').search)).toBe('a b&c');
});
