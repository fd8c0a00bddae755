import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('shared-ui/breakpoints.json');

/**
 * Gives every stylesheet the names of the breakpoints, as `@custom-media` after its own text, since imports come first: CSS
 * has no way to import such names that leaves nothing behind. Lightning CSS, the next loader, replaces them by the queries.
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} styles
 */
export default function withCustomMedia(styles) {
  this.addDependency(file);
  const definitions = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(
    ([name, query]) => `@custom-media --${name} ${query};`,
  );
  return [styles, ...definitions].join('\n');
}
