import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('shared-ui/breakpoints.json');

/** @param {string} path of a stylesheet */
const layerOf = (path) =>
  /[\\/](page-kit|shared-ui)[\\/]src[\\/]/.test(path) ? 'components.ui' : 'components';

/**
 * Wraps what a CSS module has before its layers in the layer of components, and appends the breakpoints to every
 * stylesheet as `@custom-media`: after its text, since imports come first, and not by import, since that
 * would emit code. Lightning CSS, the next loader, replaces them by the queries.
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} styles
 */
export default function withLayerAndBreakpoints(styles) {
  this.addDependency(file);
  const [layered = ''] = /^@layer[\s\S]*/m.exec(styles) ?? [];
  const plain = styles.slice(0, styles.length - layered.length);
  const isWrapped = this.resourcePath.endsWith('.module.css') && plain !== '';
  const definitions = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(
    ([name, query]) => `@custom-media --${name} ${query};`,
  );
  const wrapped = isWrapped ? `@layer ${layerOf(this.resourcePath)} {${plain}}` : plain;
  return [wrapped, layered, ...definitions].join('\n');
}
