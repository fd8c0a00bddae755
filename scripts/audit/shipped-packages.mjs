/** Workspaces of which nothing reaches a server or a visitor. */
const atHome = new Set(['bench', 'build-config', 'e2e']);

const isPackage = (path) => path.includes('node_modules/');
export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every folder in which a package looks for others: its own, then those around it. */
function foldersAround(path) {
  const above = path.lastIndexOf('node_modules/');
  const outer = above > 0 ? foldersAround(path.slice(0, above - 1)) : [''];
  return path === '' ? outer : [`${path}/`, ...outer];
}

function found(lock, name, from) {
  const path = foldersAround(from)
    .map((folder) => `${folder}node_modules/${name}`)
    .find((candidate) => lock.packages[candidate]);
  return path && (lock.packages[path].link ? lock.packages[path].resolved : path);
}

/** What a package brings with it. Of what is optional, the lock file knows all platforms. */
const needed = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/**
 * The packages of the lock file that the shipped workspaces need at run time, as paths such as `node_modules/react`.
 * @param {{ packages: Record<string, object> }} lock package-lock.json
 * @returns {string[]} sorted
 */
export function shippedPackages(lock) {
  const waiting = Object.keys(lock.packages).filter(
    (path) => path !== '' && !isPackage(path) && !atHome.has(path),
  );
  const seen = new Set(waiting);
  for (const path of waiting) {
    for (const name of needed(lock.packages[path])) {
      const next = found(lock, name, path);
      if (!next || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return waiting.filter(isPackage).sort();
}
