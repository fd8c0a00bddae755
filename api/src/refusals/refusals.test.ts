import { tooMany } from './refusals';

it.each([
  [0, '1 seconde'],
  [39.2, '40 secondes'],
  [59.5, '1 minute'],
  [61, '2 minutes'],
  [720, '12 minutes'],
  [3540.5, '1 heure'],
  [3600, '1 heure'],
  [3601, '2 heures'],
])('a refusal for %s seconds states a wait of %s', (seconds, words) => {
  expect(tooMany(seconds)).toMatchObject({
    message: `Trop de tentatives. Réessayez dans ${words}.`,
    details: { retryAfter: seconds },
  });
});
