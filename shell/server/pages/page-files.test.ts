import { testEnvironment } from '../testing/environment';
import { shellAssets } from '../testing/shell-assets';
import { filesOfPage } from './page-files';

const environment = testEnvironment();
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
  const remote = { url: 'http://remote.test/', pointer: '', prefixes: [], slots: [], manifest };

  const { scripts, styles } = filesOfPage({ owner: 'mfe-catalogue', id: 'list' }, shellAssets, {
    environment,
    remotes: { 'mfe-catalogue': remote },
  });

  expect(scripts.map(({ href }) => href)).toEqual([
    '/federation.js',
    ...['entry.js', 'common.js', 'routes.js', 'list.js'].map((name) => `http://remote.test/${name}`),
  ]);
  expect(styles.map((style) => style.file)).toEqual(['common.css', 'list.css']);
});

it('a page of the shell needs its files that are not in the entry; an unknown page needs none', () => {
  const filesOf = (id: string | null) =>
    filesOfPage({ owner: 'shell', id }, shellAssets, { environment, remotes: {} });

  expect(filesOf('shell:home')).toEqual({
    scripts: [{ href: '/home.js', file: 'home.js' }],
    styles: [{ href: '/home.css', file: 'home.css' }],
  });
  for (const id of ['shell:nothing', null]) expect(filesOf(id)).toEqual({ scripts: [], styles: [] });
});
