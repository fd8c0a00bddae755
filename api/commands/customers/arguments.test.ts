import { readCommand } from './arguments';

const typed = (line: string) => readCommand(line.split(' ').filter(Boolean));

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
