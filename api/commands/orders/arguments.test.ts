import { readCommand } from './arguments';

const typed = (line: string) => readCommand(line.split(' ').filter(Boolean));

it.each([
  ['', /^Usage/],
  ['lst', /«\slst\s»/],
  ['constructor', /«\sconstructor\s»/],
  ['list --__proto__ x', /--__proto__/],
  ['show', /numéro/],
  ['list now', /«\snow\s»/],
  ['list --form 2026-11-01', /--form/],
  ['list --from', /--from/],
  ['list --from 22/11/2026', /--from.*2026-11-22/],
  ['list --to 2026-02-30', /--to.*2026-02-30/],
  ['list --to 0001-01-01', /--to/],
  ['list --from 2026-11-02 --to 2026-11-01', /après/],
  ['list --status payée', /--status.*PAID/],
  ['export --from 2026-11-01', /deux jours/],
])('the arguments of npm run orders « %s » are refused with a one-line message', (line, message) => {
  expect(() => typed(line)).toThrow(
    expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(/^[^\n]*$/) }),
  );
  expect(() => typed(line)).toThrow(message);
});
