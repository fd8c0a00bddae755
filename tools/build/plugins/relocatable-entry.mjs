import { isAbsolute, relative, sep } from 'node:path';
import { rspack } from '@rspack/core';

const entryRuntime = /^(.*data:text\/javascript,)(import%20.*)$/s;
const importedFile = /\bfrom ("(?:[^"\\]|\\.)*")/g;

/**
 * As a module of the folder asks for it: the same text wherever the folder lies.
 * @param {string} folder
 * @param {string} file
 */
function requestFrom(folder, file) {
  const path = relative(folder, file).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * A build gives the same bytes in any folder. The federation plugin writes its entry as a module whose name is its source, and
 * whose imports are absolute paths; names of modules become their ids. Here they become relative to the workspace.
 */
export class RelocatableEntryPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(entryRuntime, (resource) => {
      // It is called again with what was found.
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
