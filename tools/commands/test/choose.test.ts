import { choose, narrow } from './choose';
import { type Suite, suites } from './suites';

const everyday = suites.filter(({ wide = false }) => !wide);
const after = (...files: string[]) =>
  narrow(choose(everyday, []), files).flatMap(
    ({ suite, folders }: { suite: Suite; folders: readonly string[] }) =>
      suite.folders ? folders : [suite.name],
  );

it('the name of a folder chooses only its tests', () => {
  expect(choose(everyday, ['mfe-catalogue'])).toEqual([
    { suite: expect.objectContaining({ name: 'unit' }), folders: ['mfe-catalogue'] },
  ]);
});

it('a name without tests is refused with the list of names', () => {
  expect(() => choose(everyday, ['nothing'])).toThrow(
    /« nothing » ne désigne aucun test.*types.*mfe-catalogue/,
  );
});

it('a change in a remote runs only the journeys that open one of its pages', async () => {
  const [choice] = narrow(choose(everyday, ['journeys']), ['mfe-catalogue/src/fragments.ts', 'README.md']);

  const args = await choice?.suite.command(choice.folders, choice.remotes);
  expect(args?.at(-1)).toBe('--grep=(?=.*@main)(?=.*@(mfe-catalogue))');
});

it.each([
  ['mfe-catalogue/src/search/SearchResults.tsx', ['types', 'journeys', 'mfe-catalogue'], 'api'],
  ['shared-contracts/src/pricing/index.ts', ['shared-contracts', 'api', 'shell', 'mfe-account'], 'shared-ui'],
  ['docs/squads.md', ['types'], 'journeys'],
])('a change of %s runs the suites %j, and not %s', (file, names, other) => {
  expect(after(file)).toEqual(expect.arrayContaining(names));
  expect(after(file)).not.toContain(other);
});

it('a change in a file of the whole project runs all suites', () => {
  expect(narrow(choose(everyday, []), ['package.json'])).toEqual(choose(everyday, []));
});
