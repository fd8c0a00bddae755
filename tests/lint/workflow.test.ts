import { suites } from '../../tools/commands/test/suites';
import { programs } from '../../tools/workspace/test-programs.mjs';
import { read, readJson } from './testing/workspace-sources';

const workflow = read('.github/workflows/ci.yml');
const { scripts } = readJson('package.json');

it('the workflow runs only scripts of package.json, and the same as `.ci/run`', () => {
  const commands = (text: string) => [...text.matchAll(/npm (?:run )?([\w:]+)$/gm)].map(([, name]) => name);

  expect(commands(workflow)).toEqual(commands(read('.ci/run')));
  for (const name of commands(workflow)) expect(scripts).toHaveProperty([`${name}`]);
});

it('the workflow installs all programs of suites except Chromium and Firefox, so that no suite is skipped', () => {
  const needed = new Set<string>(suites.flatMap(({ needs = [] }) => needs));
  const packages = Object.entries(programs).flatMap(([name, program]) =>
    needed.has(name) && name !== 'firefox' ? program.packages : [],
  );

  expect(packages.filter((name) => !workflow.includes(` ${name}`))).toEqual([]);
});
