import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { production } from './mode.mjs';

const require = createRequire(import.meta.url);

/** React Router's default entry is its development build. @param {string} folder of a workspace using it */
export function routerRuntime(folder) {
  if (!production) return {};
  const ofWorkspace = createRequire(join(folder, 'package.json'));
  const ofRouter = createRequire(ofWorkspace.resolve('react-router-dom/package.json'));
  const router = dirname(ofRouter.resolve('react-router/package.json'));
  return {
    'react-router$': join(router, 'dist/production/index.mjs'),
    'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
  };
}

const refresh = dirname(require.resolve('react-refresh/runtime'));

/** React uses one copy of React Refresh for all builds. The path is full, since the alias is a folder. */
export const refreshRuntime = production
  ? {}
  : { [`${join(refresh, 'runtime')}$`]: join(import.meta.dirname, '../development/refresh-runtime.cjs') };

const jsxFiles = ['jsx-runtime.production', 'jsx-runtime.development', 'jsx-dev-runtime.development'].map(
  (name) => `cjs/react-${name}.js`,
);

/** For hot reload in a shop with a development or production React. @param {string} folder of the remote */
export function jsxRuntime(folder) {
  const react = dirname(createRequire(join(folder, 'package.json')).resolve('react/package.json'));
  const runtime = join(import.meta.dirname, '../development/jsx-runtime.cjs');
  return {
    'react/jsx-runtime$': runtime,
    'react/jsx-dev-runtime$': runtime,
    ...Object.fromEntries(jsxFiles.map((file) => [`react/${file}$`, join(react, file)])),
  };
}

/** Returns a federation package's CommonJS and ES module files, from its `exports`. @param {string} name */
const asModule = (name) => [require.resolve(name), fileURLToPath(import.meta.resolve(name))];

/** ES modules of the same code as the CommonJS of the federation plugin, which cannot be tree-shaken. */
export const federationModules = Object.fromEntries(
  ['@module-federation/runtime', '@module-federation/webpack-bundler-runtime'].map(asModule),
);
