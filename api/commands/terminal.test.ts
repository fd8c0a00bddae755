import { counted } from './terminal';

it.each([
  [0, '0 commande exportée'],
  [1, '1 commande exportée'],
  [2, '2 commandes exportées'],
])('counts %d in words that agree', (count, words) => {
  expect(counted(count, 'commande exportée')).toBe(words);
});
