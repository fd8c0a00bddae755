import { readCommand } from './arguments';

const typed = (line: string) => readCommand(line.split(' ').filter(Boolean));

it('the arguments of npm run customers are parsed into a command', () => {
  const exported = { kind: 'export', emailAddress: 'zelie@quintrec.example', file: 'z.json' };
  expect(typed('export Zelie@Quintrec.example --file z.json')).toEqual(exported);
  expect(typed('erase zelie@quintrec.example')).toMatchObject({ yes: false });
  expect(typed('erase zelie@quintrec.example --yes')).toMatchObject({ yes: true });
  expect(typed('requests')).toEqual({ kind: 'requests' });
  expect(typed('set a@b.example --number C-104 --discount 12,5 --account OUI --limit 1500,50')).toEqual({
    kind: 'set',
    who: 'a@b.example',
    conditions: {
      customerNumber: 'C-104',
      discountRate: 12.5,
      deferredPayment: true,
      accountLimitCents: 150050,
    },
  });
  expect(typed('set C-104 --limit sans --blocked non')).toEqual({
    kind: 'set',
    who: 'C-104',
    conditions: { accountLimitCents: null, blockedMessage: null },
  });
});

it.each([
  ['export', /adresse e-mail/],
  ['erase zelie', /adresse e-mail/],
  ['erase a@b.example c@d.example', /une seule/],
  ['requests now', /«\snow\s»/],
  ['export a@b.example --yes', /--yes/],
  ['set', /un seul client/],
  ['set C-104 --number C-105', /adresse e-mail/],
  ['set C-104 --discount 120', /^--discount\s: « 120 » dépasse 100 % ; écrivez/],
  ['set C-104 --blocked oui', /^--message\s: écrivez la phrase/],
  ['set C-104 --price 3', /--price/],
])('the arguments of npm run customers « %s » are refused with a one-line message', (line, message) => {
  expect(() => typed(line)).toThrow(
    expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(/^[^\n]*$/) }),
  );
  expect(() => typed(line)).toThrow(message);
});
