import { filesOfRemotePage, filesOfShellPage } from './page-files';
import type { ShellAssets } from './shell-build';

const assets: ShellAssets = {
  scripts: ['vendor.js', 'main.js'],
  styles: ['main.css'],
  fonts: [],
  pages: {
    'shell:home': {
      path: '',
      public: true,
      scripts: ['main.js', 'home.js'],
      styles: ['main.css', 'home.css'],
    },
    'shell:verify-email': { path: 'verify-email', public: false, scripts: ['verify-email.js'], styles: [] },
  },
};
const file = (name: string) => ({ file: name, integrity: `sha384-${name}` });
const manifest = {
  name: 'mfe-catalogue',
  version: '1.0.0',
  contract: 1,
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

it('names every file of a remote’s page once, with its URL', () => {
  const { scripts, styles } = filesOfRemotePage('list', 'http://remote.test/', manifest);

  expect(scripts.map(({ href }) => href)).toEqual(
    ['entry.js', 'common.js', 'routes.js', 'list.js'].map((name) => `http://remote.test/${name}`),
  );
  expect(styles.map((style) => style.file)).toEqual(['common.css', 'list.css']);
});

it('names what a page of the shell needs beyond the entry', () => {
  expect(filesOfShellPage('shell:home', assets, '/')).toEqual({
    scripts: [{ href: '/home.js', file: 'home.js' }],
    styles: [{ href: '/home.css', file: 'home.css' }],
  });
  expect(filesOfShellPage('shell:home', assets, 'https://files.test/').scripts).toEqual([
    { href: 'https://files.test/home.js', file: 'home.js' },
  ]);
  expect(filesOfShellPage('shell:nothing', assets, '/')).toEqual({ scripts: [], styles: [] });
});
