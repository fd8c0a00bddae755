import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('the local environment is read unless a variable names another', () => {
  expect(environmentFile({}, '/shop')).toBe('/shop/environments/local.json');
  expect(environmentFile({ SHOP_ENV: 'staging' }, '/shop')).toBe('/shop/environments/staging.json');
  expect(environmentFile({ SHOP_ENV: 'staging', SHOP_ENVIRONMENT_FILE: '/etc/shop.json' }, '/shop')).toBe(
    '/etc/shop.json',
  );
});

it('URLs on localhost follow the port variables', () => {
  const { shop, api, payment } = loadEnvironment(environmentFile({}, root), {
    API_PORT: '5650',
    PAYMENT_SANDBOX_PORT: '5651',
  });

  expect(shop.url).toBe('http://localhost:3000/');
  expect(api.url).toBe('http://localhost:5650/');
  expect(payment.scriptUrl).toContain('http://localhost:5651/static/');
});

it('an error says in one line which file is missing, unreadable or wrong, and where', () => {
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

describe('a line about a bad value', () => {
  const local = readFileSync(environmentFile({}, root), 'utf8');
  const lineOf = (change: (data: Record<string, Record<string, unknown>>) => void) => {
    const data = JSON.parse(local);
    change(data);
    return String((failure(JSON.stringify(data)) as Error).message).replace(/^.*broken\.json : /, '');
  };

  it.each<[string, object, string]>([
    ['a missing field', { siret: undefined }, 'company.siret : manque'],
    ['an unknown field', { director: 'x' }, 'company.director : champ inconnu, à retirer'],
    [
      'a number for a text',
      { capital: 50_000 },
      'company.capital : Entrée invalide : chaîne de caractères attendu, nombre reçu',
    ],
    [
      'a mistyped SIRET',
      { siret: '12345678200011' },
      'company.siret : un chiffre est faux : la clé de contrôle ne convient pas',
    ],
    [
      'the VAT number of another company',
      { vatNumber: 'FR32123456789' },
      'company.vatNumber : finit par le SIREN, les neuf premiers chiffres du SIRET (000000000)',
    ],
    [
      'consumers without a mediator',
      { sellsToConsumers: true },
      'company.mediator : manque : les consommateurs doivent le connaître (sinon "sellsToConsumers": false)',
    ],
    [
      'a payment period that the law forbids',
      { accountPayment: { days: 90, penaltyRate: 'trois fois' } },
      'company.accountPayment.days : 60 jours au plus (code de commerce, article L. 441-10)',
    ],
  ])('names in French what to change: %s', (_what, change, line) => {
    expect(lineOf(({ company }) => Object.assign(company ?? {}, change))).toBe(line);
  });

  it('names in French a remote whose name is none', () => {
    const named = (data: Record<string, Record<string, unknown>>) =>
      Object.assign(data.remotes ?? {}, { Catalogue: { url: 'http://x/', prefixes: [], slots: [] } });

    expect(lineOf(named)).toBe('remotes.Catalogue : le nom d’une partie, mfe-…');
  });
});
