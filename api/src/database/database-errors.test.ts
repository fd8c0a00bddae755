import { isDatabaseAway, isRolledBack } from './database-errors';

const away = `08000 08001 08003 08004 08006 08P01 25006 25P03 25P04 28000 28P01 3D000 40003 53000 53100 53200
  53300 53400 55P03 57000 57014 57P01 57P02 57P03 57P04 57P05 58000 58030 58P01 ECONNREFUSED EHOSTUNREACH ENOSPC`;
const rolledBack = '40000 40001 40P01';
const fault = `0A000 22P02 23505 25000 25001 25P02 26000 34000 3F000 40002 42501 42P01 54000 54001 55000 55006
  55P02 55P04 F0000 P0001 XX000 XX001 XX002`;

it.each([
  ['away', away],
  ['rolled back', rolledBack],
  ['a fault', fault],
])('the code of the cause of an error is classified as %s', (meaning, codes) => {
  for (const code of codes.split(/\s+/)) {
    const error = new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });
    const kind = isDatabaseAway(error) ? 'away' : isRolledBack(error) ? 'rolled back' : 'a fault';

    expect([code, kind]).toEqual([code, meaning]);
  }
});

it('several errors in one mean an outage only when each of them does', () => {
  const [outage, defect] = ['08006', '23505'].map((code) => Object.assign(new Error(code), { code }));

  expect(isDatabaseAway(new AggregateError([outage, outage]))).toBe(true);
  expect(isDatabaseAway(new AggregateError([outage, defect]))).toBe(false);
});
