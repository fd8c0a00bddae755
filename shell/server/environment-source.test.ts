import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentSource } from './environment-source';
import { environmentPath, eventually } from './testing/environment';

const folder = mkdtempSync(join(tmpdir(), 'environment-source-'));
const file = join(folder, 'environment.json');
const original = readFileSync(environmentPath, 'utf8');
let source: EnvironmentSource;

beforeEach(() => {
  writeFileSync(file, original);
  source = new EnvironmentSource(file, {});
});
afterEach(() => source.close());
afterAll(() => rmSync(folder, { recursive: true }));

it('follows an edit of the file without a restart', async () => {
  const changed = jest.fn();
  source.on('change', changed);

  writeFileSync(file, original.replace('http://localhost:3001/', 'http://localhost:9001/'));

  await eventually(() => expect(source.current.remotes['mfe-catalogue']?.url).toBe('http://localhost:9001/'));
  expect(changed).toHaveBeenCalledTimes(1);
});

it('keeps the last good environment after a broken edit and names the field, then forgets the fault', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  writeFileSync(file, original.replace('"apply"', '"sometimes"'));

  await eventually(() => expect(source.refusal).toContain('settings.freeDelivery'));
  expect(source.current.settings.freeDelivery).toBe('apply');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('settings.freeDelivery'));
  writeFileSync(file, original);
  await eventually(() => expect(source.refusal).toBeNull());
});

it.each([
  ['is emptied', () => writeFileSync(file, '')],
  ['is removed', () => rmSync(file)],
])('keeps the last good environment when the file %s', async (_how, edit) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  edit();

  await eventually(() => expect(source.refusal).not.toBeNull());
  expect(source.current.name).toBe('local');
});

it('disturbs nobody when the file is only touched', async () => {
  const changed = jest.fn();
  source.on('change', changed);

  utimesSync(file, new Date(), new Date(Date.now() + 5000));

  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(changed).not.toHaveBeenCalled();
});

it('refuses to start with a file that cannot be used', () => {
  writeFileSync(file, '{');

  expect(() => new EnvironmentSource(file, {})).toThrow(/JSON/);
});
