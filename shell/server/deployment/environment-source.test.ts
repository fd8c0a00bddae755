import { readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { environmentPath } from '../testing/environment';
import { EnvironmentSource } from './environment-source';

const file = join(temporaryFolder(), 'environment.json');
const original = readFileSync(environmentPath, 'utf8');
let source: EnvironmentSource;

/** Lets the time pass until the next poll. */
const poll = () => jest.advanceTimersByTime(500);

beforeEach(() => {
  jest.useFakeTimers();
  writeFileSync(file, original);
  source = new EnvironmentSource(file, {});
});
afterEach(() => {
  source.close();
  rmSync(file, { force: true });
  jest.useRealTimers();
});

it('an edit of the file is applied without a restart, and a file that is only touched emits no change', () => {
  const changed = jest.fn();
  source.on('change', changed);
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  poll();
  expect(changed).not.toHaveBeenCalled();

  writeFileSync(file, original.replace('http://localhost:3001/', 'http://localhost:9001/'));

  poll();
  poll();
  expect(source.current.remotes['mfe-catalogue']?.url).toBe('http://localhost:9001/');
  expect(changed).toHaveBeenCalledTimes(1);
});

it('an invalid edit leaves the last good environment and is reported with its field, until the file is valid', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  writeFileSync(file, original.replace('"apply"', '"sometimes"'));

  poll();
  expect(source.refusal).toContain('settings.freeDelivery');
  expect(source.current.settings.freeDelivery).toBe('apply');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('settings.freeDelivery'));
  writeFileSync(file, original);
  poll();
  expect(source.refusal).toBeNull();
});

const claiming = (prefix: string) => {
  const environment = JSON.parse(original);
  environment.remotes['mfe-account'].prefixes.push(prefix);
  return JSON.stringify(environment);
};

it.each(['about', 'cgv', 'reset-password', 'status', 'remotes'])(
  'a remote that claims the shell’s own path /%s is refused, and the message names both',
  (prefix) => {
    writeFileSync(file, claiming(prefix));

    expect(() => new EnvironmentSource(file, {})).toThrow(
      `${file} : remotes.mfe-account.prefixes : « ${prefix} » est une adresse de la boutique elle-même : choisissez un autre préfixe`,
    );
  },
);

it('http: URLs that browsers would block in an https: shop are refused with their fields', () => {
  const environment = JSON.parse(original);
  environment.shop.url = 'https://localhost/';
  environment.remotes['mfe-catalogue'].url = 'https://localhost:3001/';
  writeFileSync(file, JSON.stringify(environment));

  expect(() => new EnvironmentSource(file, {})).toThrow(
    /mettez https: dans remotes\.mfe-cart-checkout\.url, remotes\.mfe-account\.url, api\.url, payment\.domain, payment\.scriptUrl$/,
  );
});

it.each([
  ['is emptied', () => writeFileSync(file, '')],
  ['is removed', () => rmSync(file)],
  [
    'becomes unreadable',
    () => {
      rmSync(file);
      symlinkSync(file, file);
    },
  ],
])('the last good environment stays when the file %s', (_how, edit) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  edit();

  poll();
  expect(source.refusal).not.toBeNull();
  expect(source.current.name).toBe('local');
});

it('the demo company at a public URL is refused by a message of one line', () => {
  writeFileSync(file, original.replace('http://localhost:3000/', 'https://boutique.example/'));

  expect(() => new EnvironmentSource(file, {})).toThrow(/^[^\n]* : company : [^\n]*"demo": true[^\n]*$/);
});
