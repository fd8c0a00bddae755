import { wrongOption } from './wrong-option';

const options = { to: { type: 'string' }, url: { type: 'string' }, list: { type: 'boolean' } } as const;

it.each([
  ['right options', 'name --to folder --list --url=x', undefined],
  ['an unknown option', 'name --now', '--now'],
  ['a property of every object', '--constructor', '--constructor'],
  ['an option without its value', 'name --to', '--to'],
  ['another option instead of a value', '--to --list', '--to'],
  ['a value that an option does not take', '--list=all', '--list'],
  ['a short option', '-x', '-x'],
])('given %s (%s), the wrong option is %s', (_what, words, wrong) => {
  expect(wrongOption(words.split(' '), options)).toBe(wrong);
});
