import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { testEnvironment } from '../testing/environment';
import { shellAssets } from '../testing/shell-assets';
import { PageResponder } from './page-responder';
import { readShellBuild } from './shell-build';

const file = (name: string) => ({ file: name, integrity: `sha384-${name}` });

it('pages of two remotes with the same id have the files of their own remote', async () => {
  const remoteAt = (name: string) => ({
    ...{ url: `http://${name}.test/`, pointer: '', prefixes: [name], slots: [] },
    manifest: {
      ...{ name, version: '1.0.0', needs: {}, entry: file('entry.js') },
      pages: { list: { path: `${name}/list`, scripts: [file('list.js')], styles: [] } },
    },
  });
  const remotes = { one: remoteAt('one'), other: remoteAt('other') };
  const build = { ...readShellBuild(resolve(__dirname, '../../dist')), assets: shellAssets };
  const responder = new PageResponder(build, { environment: testEnvironment(), remotes, shell: null });

  const [one, other] = await Promise.all(
    ['/one/list', '/other/list'].map(async (path) => {
      const { body } = await responder.respond(new URL(path, 'http://shop.test'), path);
      return brotliDecompressSync(body).toString();
    }),
  );

  expect(one).toContain('href="http://one.test/list.js"');
  expect(other).toContain('href="http://other.test/list.js"');
});
