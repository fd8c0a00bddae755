import { isAbsolute, relative, sep } from 'node:path';
import { rspack } from '@rspack/core';

const entryRuntime = /^(.*data:text\/javascript,)(import%20.*)$/s;
const importedFile = /\bfrom ("(?:[^"\\]|\\.)*")/g;

/**
 * Returns the request of a file relative to a folder: the same text wherever the folder is.
 * @param {string} folder
 * @param {string} file
 */
function requestFrom(folder, file) {
  const path = relative(folder, file).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Makes a build reproducible in any folder. The federation plugin creates its entry as a data URL with
 * absolute imports, and module ids are derived from it (web-infra-dev/rspack#9947). The imports become relative
 * to the workspace.
 */
export class RelocatableEntryPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(entryRuntime, (resource) => {
      // The plugin is called again after the module is resolved.
      if (resource.createData) return;
      const [, before = '', source = ''] = entryRuntime.exec(resource.request) ?? [];
      const relocated = decodeURIComponent(source).replace(importedFile, (whole, text) => {
        const file = JSON.parse(text);
        return isAbsolute(file) ? `from ${JSON.stringify(requestFrom(compiler.context, file))}` : whole;
      });
      resource.request = before + encodeURIComponent(relocated);
    }).apply(compiler);
  }
}
