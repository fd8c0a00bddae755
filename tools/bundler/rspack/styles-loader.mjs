import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('shared-ui/breakpoints.json');

/** @param {string} path of a stylesheet */
const layerOf = (path) =>
  /[\\/](page-kit|shared-ui)[\\/]src[\\/]/.test(path) ? 'components.ui' : 'components';

/**
 * Wraps a CSS module without a layer in the layer of components, and appends the breakpoints to every
 * stylesheet as `@custom-media`: after its text, since imports come first, and not by import, since that
 * would emit code. Lightning CSS, the next loader, replaces them by the queries.
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} styles
 */
export default function withLayerAndBreakpoints(styles) {
  this.addDependency(file);
  const isPlain = this.resourcePath.endsWith('.module.css') && !/^@layer/m.test(styles);
  const definitions = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(
    ([name, query]) => `@custom-media --${name} ${query};`,
  );
  return [isPlain ? `@layer ${layerOf(this.resourcePath)} {${styles}}` : styles, ...definitions].join('\n');
}
