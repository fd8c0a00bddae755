import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** What a package of federation gives to `import`, by what it gives to `require`; both are named in its `exports`. @param {string} name */
const asModule = (name) => [require.resolve(name), fileURLToPath(import.meta.resolve(name))];

/**
 * The federation plugin asks for its runtime as CommonJS, of which a bundler can leave nothing out. The same packages give
 * the same code as ES modules.
 */
export const federationModules = Object.fromEntries(
  [
    '@module-federation/runtime',
    '@module-federation/webpack-bundler-runtime',
    '@module-federation/inject-external-runtime-core-plugin',
  ].map(asModule),
);
