import type { ShellAssets } from '../pages/shell-build';

/** Assets of a shell with two public pages and a private page. */
export const shellAssets: ShellAssets = {
  scripts: ['vendor.js', 'main.js'],
  styles: ['main.css'],
  federation: ['federation.js'],
  fonts: ['text.woff2'],
  pages: {
    'shell:home': {
      path: '',
      public: true,
      scripts: ['main.js', 'home.js'],
      styles: ['main.css', 'home.css'],
    },
    'shell:about': { path: 'about', public: true, scripts: ['about.js'], styles: [] },
    'shell:login': { path: 'login', public: true, scripts: ['login.js'], styles: [] },
    'shell:verify-email': { path: 'verify-email', public: false, scripts: ['verify-email.js'], styles: [] },
  },
};
