/** The first versions in which every dependency runs; the same as `engines` in package.json. */
export const supportedNode = 'Node 20.19 (ou plus récent en 20), 22.12 ou plus récent';

/** @param {string} version as in `process.versions.node` */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}
