import { plant, planted, readMutations } from './lists';

it('every entry has a position and tests', () => {
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

it('an entry changes its position alone', () => {
  const change = { find: ' && isClosed', replace: '$&' };

  expect(plant(text, change)).toBe(text.replace(' && isClosed', () => '$&'));
});

it('an entry may name a text before it that stands once', () => {
  const result = plant(text, { after: 'function close', find: 'isOpen', replace: 'true' });

  expect(result).toContain('second = isOpen;');
  expect(result).toContain('return true;');
});

it.each([
  ['its line is gone', { find: 'isCancelled' }, 'not found: isCancelled'],
  ['it has two positions', { find: 'isOpen' }, 'found more than once: isOpen'],
  ['the text before it is gone', { after: 'function open', find: 'isOpen' }, 'not found: function open'],
  ['the text before it stands twice', { after: 'const ', find: 'isOpen' }, 'found more than once: const '],
  ['nothing follows the text before it', { after: 'close', find: 'isClosed' }, 'not found: isClosed'],
  ['it changes nothing', { find: 'true' }, 'nothing is changed'],
  ['it spans lines', { find: 'isClosed;\nconst' }, 'not a part of one line'],
  ['it finds nothing', { find: '' }, 'not a part of one line'],
])('an entry is an error when %s', (_, change, message) => {
  expect(() => plant(text, { replace: 'true', ...change })).toThrow(message);
});
