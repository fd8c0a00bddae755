import { join } from 'node:path';
import { hotReload, production } from './mode.mjs';

/**
 * @param {{ refresh?: boolean, language?: import('@rspack/core').SwcLoaderOptions }} options
 *   `language`: output options
 * @returns {import('@rspack/core').RuleSetRule}
 */
const script = ({ refresh = false, language = { jsc: { target: 'es2022' } } } = {}) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    ...language,
    jsc: {
      ...language.jsc,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh } },
    },
  },
  type: 'javascript/auto',
});

/** Applied from last to first. */
const styleLoaders = [
  { loader: 'builtin:lightningcss-loader', options: { drafts: { customMedia: true } } },
  { loader: join(import.meta.dirname, 'styles-loader.mjs') },
];
const styles = [
  { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false }, use: styleLoaders },
  { test: /(?<!\.module)\.css$/, type: 'css', use: styleLoaders },
];

/** Computed at build time from the schemas of the API's calls, since no browser code contains zod. */
const computedFromSchemas = {
  test: /(public|account)-shapes\.ts$/,
  enforce: /** @type {const} */ ('pre'),
  loader: join(import.meta.dirname, 'evaluated-loader.mjs'),
};

/** Class names must be equal in every build of a workspace: the hash has workspace and file, no content. */
export const classNames = { localIdentName: '[local]-[hash:6]', exportsConvention: 'as-is' };

/** Rules for a server's own code. */
export const scriptRules = [script()];

/** For `.browserslistrc`, read by the loader from the build's target; `bugfixes`: smaller workarounds. */
const forBrowsers = { env: { bugfixes: true } };

/** Rules for a script that is inlined in the HTML. */
export const inlineRules = [script({ language: forBrowsers })];

export const browserRules = [
  computedFromSchemas,
  script({ refresh: hotReload, language: forBrowsers }),
  ...styles,
  { test: /\.svg$/, type: 'asset/resource' },
  // Only stylesheets refer to fonts, relative to their own URL.
  { test: /\.woff2$/, type: 'asset/resource', generator: { publicPath: '' } },
];

/** Rules for code that renders HTML on a server: the same class names and URLs, no emitted files. */
export const rendererRules = [
  computedFromSchemas,
  script(),
  ...styles,
  { test: /\.(svg|woff2)$/, type: 'asset/resource', generator: { emit: false } },
];
