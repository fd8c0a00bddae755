import { Host } from './host';
import { openStore } from './location';
import { copyOf } from './pointer';
import { publish } from './publish';
import { S3Double } from './testing/s3-double';
import { first, id, noKeys } from './testing/squad';

describe('A squad that deploys to an S3 bucket', () => {
  let double: S3Double;
  beforeAll(async () => {
    double = await S3Double.start();
  });
  afterAll(() => double.stop());
  const placeAt = async (folder: string) => {
    const { to, url } = double.locate(folder);
    return { store: await openStore(to, '/'), host: new Host(url, 'http://shop'), keys: noKeys };
  };

  it('has the content types and caching that the guide to deploying requires', async () => {
    await publish(first, await placeAt('headers'));

    const headersOf = async (file: string) => {
      const { headers } = await fetch(double.locate('headers').url + file);
      return [headers.get('content-type'), headers.get('cache-control')];
    };
    const forAYear = 'public, max-age=31536000, immutable';
    expect(await headersOf(first.manifest.entry.file)).toEqual(['text/javascript; charset=utf-8', forAYear]);
    expect(await headersOf('assets/logo.0a1b2c3d.svg')).toEqual(['image/svg+xml', forAYear]);
    for (const file of ['remote.json', 'releases.json', copyOf(id(first))])
      expect(await headersOf(file)).toEqual(['application/json', 'no-cache']);
  });

  it('is refused if the provider ignores conditions', async () => {
    jest.replaceProperty(double, 'knowsConditions', false);

    await expect(publish(first, await placeAt('careless'))).rejects.toThrow(/écritures conditionnelles/);

    expect((await fetch(`${double.locate('careless').url}remote.json`)).status).toBe(404);
  });

  it.each([
    ['the bucket is missing', {}, 's3://nowhere/x', /ce compartiment n'existe pas : changez --to/],
    [
      'no server listens',
      { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' },
      's3://shop/x',
      /ne répond pas \(ECONNREFUSED\)/,
    ],
    ['the account is unknown', { AWS_ACCESS_KEY_ID: 'STRANGER' }, 's3://shop/x', /accès refusé/],
  ])('gets one line that explains what to change if %s', async (_what, variables, to, line) => {
    for (const [name, value] of Object.entries(variables)) jest.replaceProperty(process.env, name, value);
    const store = await openStore(to, '/');

    await expect(store.list()).rejects.toThrow(line);
  });
});
