const consumed = /^consume shared module \(\S+\) (.+)@/;

/**
 * What the code of a remote's build uses of each shared module: `{ [key]: names }`, sorted; `*` where it takes the module as
 * a whole. Code that is in no file of the build counts for nothing.
 * @param {import('@rspack/core').Compilation} compilation after its chunks were made
 */
export function sharedUses({ modules, moduleGraph, chunkGraph }) {
  /** @type {Record<string, string[]>} */
  const uses = {};
  for (const module of modules) {
    const [, key] = consumed.exec(module.identifier()) ?? [];
    if (!key) continue;
    const names = new Set();
    for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
      if (originModule && chunkGraph.getModuleChunks(originModule).length === 0) continue;
      if (dependency.type === 'esm import') continue;
      names.add(dependency.ids?.[0] ?? '*');
    }
    uses[key] = [...names].sort();
  }
  return Object.fromEntries(Object.entries(uses).sort(([one], [other]) => (one < other ? -1 : 1)));
}
