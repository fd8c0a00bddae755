import { plant, planted, readMutations } from './lists';

it('every entry has a unique position and existing tests', () => {
  const mutations = readMutations();

  expect(mutations.length).toBeGreaterThan(40);
  for (const mutation of mutations) expect(() => planted(mutation)).not.toThrow();
});

const text = `const first = isPaid && isClosed;
const second = isOpen;
function close() {
  return isOpen;
}
`;

it('an entry changes only its position, and its replacement is literal', () => {
  const change = { find: ' && isClosed', replace: '$&' };

  expect(plant(text, change)).toBe(text.replace(' && isClosed', () => '$&'));
});

it('an entry with `after` changes the first match that follows this text', () => {
  const result = plant(text, { after: 'function close', find: 'isOpen', replace: 'true' });

  expect(result).toContain('second = isOpen;');
  expect(result).toContain('return true;');
});

it.each([
  ['its text is missing', { find: 'isCancelled' }, 'not found: isCancelled'],
  ['its text occurs twice', { find: 'isOpen' }, 'found more than once: isOpen'],
  ['the text in `after` is missing', { after: 'function open', find: 'isOpen' }, 'not found: function open'],
  ['the text in `after` occurs twice', { after: 'const ', find: 'isOpen' }, 'found more than once: const '],
  ['its text does not follow `after`', { after: 'close', find: 'isClosed' }, 'not found: isClosed'],
  ['it changes nothing', { find: 'true' }, 'nothing is changed'],
  ['its text spans lines', { find: 'isClosed;\nconst' }, 'not a part of one line'],
  ['its text is empty', { find: '' }, 'not a part of one line'],
])('an entry is an error when %s', (_, change, message) => {
  expect(() => plant(text, { replace: 'true', ...change })).toThrow(message);
});
