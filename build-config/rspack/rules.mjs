import { hotReload, production } from './mode.mjs';

const script = ({ refresh }) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh } },
    },
  },
  type: 'javascript/auto',
});

const styles = [
  { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false } },
  { test: /(?<!\.module)\.css$/, type: 'css' },
];

/** Class names must be equal in every build of a workspace, hence no content in them; the hash tells workspace and file apart. */
export const classNames = { localIdentName: '[local]-[hash:6]', exportsConvention: 'as-is' };

export const scriptRules = [script({ refresh: false })];

export const browserRules = [
  script({ refresh: hotReload }),
  ...styles,
  { test: /\.(svg|woff2)$/, type: 'asset/resource' },
];

/** Rules for code that makes HTML on a server: the same class names and addresses, no files. */
export const rendererRules = [
  ...scriptRules,
  ...styles,
  { test: /\.(svg|woff2)$/, type: 'asset/resource', generator: { emit: false } },
];
