/** Returns the chunk name of a page from its route id. @param {string} id */
export const chunkOf = (id) => id.slice(id.lastIndexOf(':') + 1);

/**
 * Returns the scripts and styles of a chunk, with those of the chunks that it needs.
 * @param {import('@rspack/core').StatsCompilation} stats with its chunk groups
 * @param {string} chunk
 * @param {string} where what needs the chunk
 * @throws if there is no such chunk
 */
export function filesOfChunk({ namedChunkGroups }, chunk, where) {
  const group = namedChunkGroups?.[chunk];
  if (!group) throw new Error(`${where} needs a chunk named '${chunk}' (webpackChunkName)`);
  const files = (group.assets ?? []).map(({ name }) => name).filter((file) => !file.includes('.hot-update.'));
  /** @param {string} ending */
  const ofKind = (ending) => files.filter((file) => file.endsWith(ending));
  return { scripts: ofKind('.js'), styles: ofKind('.css') };
}
