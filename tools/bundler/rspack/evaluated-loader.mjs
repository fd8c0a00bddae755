import { dirname } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * Replaces a module by the values that it exports by name, so that its imports are not bundled.
 * @this {import('@rspack/core').LoaderContext}
 */
export default async function evaluated() {
  this.addContextDependency(dirname(this.resourcePath));
  const exported = await tsImport(this.resourcePath, import.meta.url);
  return Object.entries(exported)
    .filter(([name]) => name !== 'default')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
