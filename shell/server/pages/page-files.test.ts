import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { testEnvironment } from '../testing/environment';
import { shellAssets } from '../testing/shell-assets';
import { filesOfRemotePage, filesOfShellPage } from './page-files';
import { PageResponder } from './page-responder';
import { readShellBuild } from './shell-build';

const file = (name: string) => ({ file: name, integrity: `sha384-${name}` });
const manifest = {
  name: 'mfe-catalogue',
  version: '1.0.0',
  needs: {},
  entry: file('entry.js'),
  exposes: { './routes': { scripts: [file('common.js'), file('routes.js')], styles: [file('common.css')] } },
  pages: {
    list: {
      path: 'category-product/:category',
      scripts: [file('common.js'), file('list.js')],
      styles: [file('common.css'), file('list.css')],
    },
  },
};

it('the page of a remote needs the federation runtime, its entry, its routes and its own files, each once', () => {
  const remote = { url: 'http://remote.test/', manifest };
  const { scripts, styles } = filesOfRemotePage('list', remote, shellAssets, '/');

  expect(scripts.map(({ href }) => href)).toEqual([
    '/federation.js',
    ...['entry.js', 'common.js', 'routes.js', 'list.js'].map((name) => `http://remote.test/${name}`),
  ]);
  expect(styles.map((style) => style.file)).toEqual(['common.css', 'list.css']);
});

it('a page of the shell needs its files that are not in the entry; an unknown page needs none', () => {
  expect(filesOfShellPage('shell:home', shellAssets, '/')).toEqual({
    scripts: [{ href: '/home.js', file: 'home.js' }],
    styles: [{ href: '/home.css', file: 'home.css' }],
  });
  expect(filesOfShellPage('shell:nothing', shellAssets, '/')).toEqual({ scripts: [], styles: [] });
});

it('pages of two remotes with the same id have the files of their own remote', async () => {
  const remoteAt = (name: string) => ({
    ...{ url: `http://${name}.test/`, pointer: '', prefixes: [name], slots: [] },
    manifest: { ...manifest, pages: { list: { ...manifest.pages.list, path: `${name}/list` } } },
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
