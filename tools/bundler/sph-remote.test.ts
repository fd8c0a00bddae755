import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/kit/temporary-folder';

/** A copy of the command whose bundler prints its arguments, and whose deployment program asks for a build. */
const folder = temporaryFolder();
beforeAll(() => {
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of ['sph-remote.mjs', 'new-remote.mjs', 'ports.mjs'])
    cpSync(join(__dirname, file), join(folder, file));
  write('package.json', '{ "name": "mfe-brands", "config": {} }');
  write('node_modules/@rspack/cli/package.json', '{}');
  write(
    'node_modules/@rspack/cli/bin/rspack.js',
    "console.log('bundler', ...process.argv.slice(2)); process.exit(Number(process.env.STATUS));",
  );
  write(
    'dist/deploy.mjs',
    "export const runProgram = async (build) => console.log('deploys', (await build()).replaceAll('\\\\', '/'));",
  );
});

/** Runs a command of the squad whose bundler exits with the code. */
const run = (command: string, status: number, ...args: string[]) =>
  spawnSync(process.execPath, ['sph-remote.mjs', command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SHOP_URL: 'http://localhost/', STATUS: String(status) },
  });

it.each(['deploy', 'check'])('%s builds the remote before it reads the build', (command) => {
  const { stdout, status } = run(command, 0);

  expect(stdout).toMatch(/^bundler build\ndeploys .*\/dist\/browser\n$/);
  expect(status).toBe(0);
});

it('deploy ends with the exit code of a failed build, without deploying the earlier one', () => {
  const { stdout, status } = run('deploy', 3);

  expect(stdout).toBe('bundler build\n');
  expect(status).toBe(3);
});

it.each([
  ['new', ['Brands'], /^new Brands : indiquez un nom en minuscules/],
  ['update', [], /^sph-remote COMMANDE/],
  ['update', ['absent'], /absent n'existe pas : indiquez le dossier des paquets/],
  ['constructor', [], /^sph-remote COMMANDE/],
])('%s with %j is refused with exit code 1, and changes no file', (command, args, reason) => {
  const files = readdirSync(folder);

  const { stdout, stderr, status } = run(command, 0, ...args);

  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toMatch(reason);
  expect(readdirSync(folder)).toEqual(files);
});
