import { readArguments } from './arguments';

it('reads names, options and what is meant for the tool', () => {
  expect(readArguments(['shell', '--coverage', '--', '-t', 'sign in'])).toMatchObject({
    words: ['shell'],
    coverage: true,
    more: ['-t', 'sign in'],
  });
});

it('compares with the last commit unless another revision is named', () => {
  expect(readArguments(['--changed']).since).toBe('HEAD');
  expect(readArguments(['--changed', '--since', 'main']).since).toBe('main');
});

it('gives up after a few failures, never when zero is asked for', () => {
  expect(readArguments([]).maxFailures).toBe(5);
  expect(readArguments(['--max-failures', '0']).maxFailures).toBe(Number.POSITIVE_INFINITY);
});

it.each([['--quick'], ['--max-failures', 'few'], ['--max-failures', '-1']])(
  'refuses %s in one line that names the options',
  (...args) => {
    const read = () => readArguments(args);

    expect(read).toThrow(/options de npm test/);
    expect(read).not.toThrow(/\n/);
  },
);
