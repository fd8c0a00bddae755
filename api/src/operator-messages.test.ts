import { counted } from './operator-messages';

it.each([
  [0, '0 commande exportée'],
  [1, '1 commande exportée'],
  [2, '2 commandes exportées'],
])('the count %d and its words agree in number', (count, words) => {
  expect(counted(count, 'commande exportée')).toBe(words);
});
