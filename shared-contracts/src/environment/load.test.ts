import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EnvironmentError, environmentFile, loadEnvironment } from './load';

const root = resolve(__dirname, '../../../');
const folder = mkdtempSync(join(tmpdir(), 'environment-'));

afterAll(() => rmSync(folder, { recursive: true }));

function failure(text: string): unknown {
  const file = join(folder, 'broken.json');
  writeFileSync(file, text);
  try {
    return loadEnvironment(file, {});
  } catch (error) {
    return error;
  }
}

it('chooses the local environment unless a variable says otherwise', () => {
  expect(environmentFile({}, '/shop')).toBe('/shop/environments/local.json');
  expect(environmentFile({ SHOP_ENV: 'staging' }, '/shop')).toBe('/shop/environments/staging.json');
  expect(environmentFile({ SHOP_ENV: 'staging', SHOP_ENVIRONMENT_FILE: '/etc/shop.json' }, '/shop')).toBe(
    '/etc/shop.json',
  );
});

it('reads the local environment as it is written', () => {
  const { api, remotes } = loadEnvironment(environmentFile({}, root), {});

  expect(api.url).toBe('http://localhost:4000/');
  expect(remotes['mfe-catalogue']?.url).toBe('http://localhost:3001/');
});

it('lets URLs on localhost follow the port variables, so that two shops can run side by side', () => {
  const { shop, api, payment } = loadEnvironment(environmentFile({}, root), {
    API_PORT: '5650',
    PAYMENT_SANDBOX_PORT: '5651',
  });

  expect(shop.url).toBe('http://localhost:3000/');
  expect(api.url).toBe('http://localhost:5650/');
  expect(payment.scriptUrl).toContain('http://localhost:5651/static/');
});

it('says in one line which file is missing, unreadable or wrong, and where', () => {
  const missing = () => loadEnvironment(join(folder, 'absent.json'), {});

  expect(missing).toThrow(EnvironmentError);
  expect(missing).toThrow(/absent\.json.*SHOP_ENV/);
  expect(failure('{')).toMatchObject({
    name: 'EnvironmentError',
    message: expect.stringMatching(/^.*broken\.json.*JSON/),
  });
  expect(failure('{"name":"Local Shop"}')).toMatchObject({
    message: expect.stringMatching(/broken\.json : name :/),
  });
  expect(failure('[]')).toMatchObject({ message: expect.stringMatching(/broken\.json : racine :/) });
});
