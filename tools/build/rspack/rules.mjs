import { fileURLToPath } from 'node:url';
import { hotReload, production } from './mode.mjs';

/**
 * @param {{ refresh?: boolean, language?: import('@rspack/core').SwcLoaderOptions }} options `language`: what it is written as
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

/** From the last to the first. */
const styleLoaders = [
  { loader: 'builtin:lightningcss-loader', options: { drafts: { customMedia: true } } },
  { loader: fileURLToPath(new URL('styles-loader.mjs', import.meta.url)) },
];
const styles = [
  { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false }, use: styleLoaders },
  { test: /(?<!\.module)\.css$/, type: 'css', use: styleLoaders },
];

/** What answers look like is made of the schemas, whose zod is in no browser code. */
const answerShapes = {
  test: /(public|account)-shapes\.ts$/,
  enforce: /** @type {const} */ ('pre'),
  loader: fileURLToPath(new URL('evaluated-loader.mjs', import.meta.url)),
};

/** Class names must be equal in every build of a workspace, hence no content in them; the hash distinguishes workspace and file. */
export const classNames = { localIdentName: '[local]-[hash:6]', exportsConvention: 'as-is' };

/** Rules for a server's own code. */
export const scriptRules = [script()];

/** `.browserslistrc`, which the loader takes from the build's target; around a bug of one browser it goes by the shortest way. */
const forBrowsers = { env: { bugfixes: true } };

/** Rules for a script that the HTML carries inline. */
export const inlineRules = [script({ language: forBrowsers })];

export const browserRules = [
  answerShapes,
  script({ refresh: hotReload, language: forBrowsers }),
  ...styles,
  { test: /\.svg$/, type: 'asset/resource' },
  // Stylesheets alone name fonts, from where they lie themselves.
  { test: /\.woff2$/, type: 'asset/resource', generator: { publicPath: '' } },
];

/** Rules for code that makes HTML on a server: the same class names and URLs, no files. */
export const rendererRules = [
  answerShapes,
  script(),
  ...styles,
  { test: /\.(svg|woff2)$/, type: 'asset/resource', generator: { emit: false } },
];
