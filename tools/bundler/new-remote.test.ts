import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { newRemote, takePackages } from './new-remote.mjs';
import { version } from './package.json';

const before = process.cwd();
const folder = temporaryFolder();
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(before));

const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

it('a new remote has its name, a port, pages, package versions and .gitignore, and its entry for the environment is printed', () => {
  expect(newRemote('b2b-3')).toContain('"mfe-b2b-3": {"url":"https://…/","prefixes":["b2b-3"],"slots":[]}');

  const { name, config, dependencies } = readJson('mfe-b2b-3/package.json');
  expect([name, config.port]).toEqual(['mfe-b2b-3', 3010]);
  expect(dependencies['page-kit']).toBe(version);
  const { pages } = readJson('mfe-b2b-3/src/remote.json');
  expect(Object.keys(pages)).toEqual(['b2b-3:list', 'b2b-3:followed']);
  expect(readFileSync(join(folder, 'mfe-b2b-3/.gitignore'), 'utf8')).toContain('node_modules/');
});

it('an updated remote depends on the given package files, and on the libraries of the template', () => {
  newRemote('brands');
  const settings = readJson('mfe-brands/package.json');
  const { react } = settings.dependencies;
  settings.dependencies.react = '18.0.0';
  writeFileSync(join(folder, 'mfe-brands/package.json'), JSON.stringify(settings));
  mkdirSync(join(folder, 'packed'));
  writeFileSync(join(folder, 'packed/page-kit-2.0.0.tgz'), '');

  takePackages(join(folder, 'mfe-brands'), join(folder, 'packed'));

  const { dependencies } = readJson('mfe-brands/package.json');
  expect(dependencies).toMatchObject({ react, 'page-kit': 'file:packages/page-kit-2.0.0.tgz' });
});

it('a new remote does not overwrite an existing folder', () => {
  mkdirSync(join(folder, 'mfe-here'));

  expect(() => newRemote('here')).toThrow(/mfe-here existe déjà\.$/);
});

it('a new remote is refused with an absent folder of packages, before it is written', () => {
  expect(() => newRemote('late', join(folder, 'absent'))).toThrow(/absent n'existe pas/);
  expect(existsSync(join(folder, 'mfe-late'))).toBe(false);
});

it.each(['', 'Brands', 'mfe brands', '../x', '3d'])('a new remote is refused with the name "%s"', (name) => {
  expect(() => newRemote(name)).toThrow(/indiquez un nom en minuscules/);
});
