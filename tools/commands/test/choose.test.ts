import { choose, narrow } from './choose';
import { type Suite, suites } from './suites';

const everyday = suites.filter(({ wide = false }) => !wide);
const after = (...files: string[]) =>
  narrow(choose(everyday, []), files).flatMap(
    ({ suite, folders }: { suite: Suite; folders: readonly string[] }) =>
      suite.folders ? folders : [suite.name],
  );

it('runs only the tests of a given folder', () => {
  expect(choose(everyday, ['mfe-catalogue'])).toEqual([
    { suite: expect.objectContaining({ name: 'unit' }), folders: ['mfe-catalogue'] },
  ]);
});

it('refuses a name without tests and lists the names', () => {
  expect(() => choose(everyday, ['nothing'])).toThrow(
    /« nothing » ne désigne aucun test.*types.*mfe-catalogue/,
  );
});

it('runs only the journeys that open a page of a remote after a change in it', async () => {
  const journeys = narrow(choose(everyday, ['journeys']), ['mfe-catalogue/src/fragments.ts', 'README.md']);

  const [choice] = journeys;
  const args = await choice?.suite.command(choice.folders, choice.remotes);
  expect(args?.at(-1)).toBe('--grep=(?=.*@main)(?=.*@(mfe-catalogue))');
});

it.each([
  ['mfe-catalogue/src/search/SearchResults.tsx', ['types', 'journeys', 'mfe-catalogue'], 'api'],
  ['shared-contracts/src/pricing/index.ts', ['shared-contracts', 'api', 'shell', 'mfe-account'], 'shared-ui'],
  ['docs/squads.md', ['types'], 'journeys'],
])('after a change of %s runs %j, and not %s', (file, names, other) => {
  expect(after(file)).toEqual(expect.arrayContaining(names));
  expect(after(file)).not.toContain(other);
});

it('runs all suites after a change in a file of the whole project', () => {
  expect(narrow(choose(everyday, []), ['package.json'])).toEqual(choose(everyday, []));
});
