import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariables } from '../setup/test-variables.mjs';
import { listening } from '../setup/testing/listening';
import { deploy } from './deploy';
import { buildOf } from './pointer';
import { makeBuild } from './testing/builds';
import { FolderHost } from './testing/folder-host';

const folder = mkdtempSync(join(tmpdir(), 'shop-url-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('with SHOP_URL instead of an environment file,', () => {
  const build = makeBuild('of a squad');
  let shop: ReturnType<typeof createServer>;
  let origin: string;
  let known: object | null;
  beforeEach(async () => {
    shop = createServer((request, response) => {
      const { url = '' } = request;
      const body = url.startsWith('/contract')
        ? { contracts: [3] }
        : url.endsWith('=')
          ? known
          : { state: 'live' };
      response.statusCode = body ? 200 : 404;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    origin = `http://127.0.0.1:${await listening(shop)}`;
  });
  afterEach(() => {
    shop.closeAllConnections();
    shop.close();
  });
  const run = (...words: string[]) => {
    jest.replaceProperty(process, 'argv', ['node', 'deploy', 'mfe-account', ...words]);
    jest.replaceProperty(process, 'env', { ...testVariables(process.env), SHOP_URL: origin });
    return deploy(async () => build.folder);
  };

  it('a build is deployed to the URL from which the shop reads the remote', async () => {
    const host = await FolderHost.start();
    const { to, url } = host.locate('squad');
    known = { url, publicKeys: [] };
    const log = jest.spyOn(console, 'log').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();

    await run('--to', to);

    expect(log.mock.lastCall?.[0]).toBe(
      `mfe-account 1.0.0 (${buildOf(build.manifest)}) est en ligne : ${url}`,
    );
    expect(await (await fetch(`${url}remote.json`)).json()).toEqual(build.manifest);
    await host.stop();
  });

  it('a remote that the shop does not have is refused', async () => {
    known = null;

    await expect(run('--to', folder)).rejects.toThrow(`${origin} ne connaît pas mfe-account`);
  });
});
