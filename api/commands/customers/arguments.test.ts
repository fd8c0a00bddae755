import { readCommand } from './arguments';

const typed = (line: string) => readCommand(line.split(' ').filter(Boolean));

it('the arguments of npm run customers are parsed into a command', () => {
  const exported = { kind: 'export', emailAddress: 'zelie@quintrec.example', file: 'z.json' };
  expect(typed('export Zelie@Quintrec.example --file z.json')).toEqual(exported);
  expect(typed('erase zelie@quintrec.example')).toMatchObject({ yes: false });
  expect(typed('erase zelie@quintrec.example --yes')).toMatchObject({ yes: true });
  expect(typed('requests')).toEqual({ kind: 'requests' });
});

it.each([
  ['export', /adresse e-mail/],
  ['erase zelie', /adresse e-mail/],
  ['erase a@b.example c@d.example', /une seule/],
  ['requests now', /«\snow\s»/],
  ['export a@b.example --yes', /--yes/],
])('the arguments of npm run customers « %s » are refused with a one-line message', (line, message) => {
  expect(() => typed(line)).toThrow(
    expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(/^[^\n]*$/) }),
  );
  expect(() => typed(line)).toThrow(message);
});
