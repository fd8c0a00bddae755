import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('shared-ui/breakpoints.json');

/** @param {string} path of a stylesheet */
const layerOf = (path) =>
  /[\\/](page-kit|shared-ui)[\\/]src[\\/]/.test(path) ? 'components.ui' : 'components';

/**
 * Puts a CSS module into the layer of components, where it names no layer itself, and gives every stylesheet the names of
 * the breakpoints: as `@custom-media` after its own text, since imports come first. CSS has no way to import such names
 * that leaves nothing behind. Lightning CSS, the next loader, replaces them by the queries.
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
