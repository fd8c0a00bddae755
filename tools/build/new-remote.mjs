import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A whole remote, whose name stands for that of the new one. */
const template = fileURLToPath(new URL('template', import.meta.url));
const templateName = 'marques';
/** Of all packages; the template has `*`. */
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** What `sph-remote dev` starts where the remote has it. */
const shop = 'sph-shop';

/**
 * Lets a remote take the shop's packages from the files that `npm pack` has made, where no registry has them.
 * @param {string} folder of the remote
 * @param {string} packed folder of those files
 */
export function takePackages(folder, packed) {
  const path = relative(folder, packed).split(sep).join('/');
  const packages = Object.fromEntries(
    readdirSync(packed).map((file) => [file.replace(/-[\d.]+\.tgz$/, ''), `file:${path}/${file}`]),
  );
  const file = join(folder, 'package.json');
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  for (const list of [settings.dependencies, settings.devDependencies]) {
    for (const name of Object.keys(list)) list[name] = packages[name] ?? list[name];
  }
  if (packages[shop]) settings.devDependencies[shop] = packages[shop];
  // For what the packages ask of each other; npm finds that by itself.
  settings.pnpm = { overrides: packages };
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * Writes the repository of a new remote into a folder of its name.
 * @param {string} [name] without `mfe-`
 * @param {string} [packed] folder of packed packages
 * @returns {string} what to do next, or why there is none, for the terminal
 */
export function newRemote(name = '', packed) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    return `new ${name} : indiquez un nom en minuscules, chiffres et tirets, sans « mfe- ».`;
  const folder = resolve(`mfe-${name}`);
  if (existsSync(folder)) return `${folder} existe déjà.`;
  cpSync(template, folder, { recursive: true });
  // npm leaves out files of that name.
  renameSync(join(folder, 'gitignore.txt'), join(folder, '.gitignore'));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8').replaceAll(templateName, name);
    writeFileSync(file, text.replaceAll('"*"', `"${version}"`));
  }
  if (packed !== undefined) takePackages(folder, resolve(packed));
  const settings = { url: 'https://…/', prefixes: [name], slots: [] };
  return `mfe-${name} : npm install, npm test, npm run build.
Dans l'environnement de la boutique, sous "remotes" : "mfe-${name}": ${JSON.stringify(settings)}`;
}
