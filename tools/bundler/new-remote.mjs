import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A complete remote, whose name is replaced by the new one. */
const template = fileURLToPath(new URL('template', import.meta.url));
const templateName = 'marques';
/** Version of all packages; the template has `*`. */
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** Package that `sph-remote dev` starts if it is installed. */
const shop = 'sph-shop';

/** @param {string} packed */
function requireFolder(packed) {
  if (!existsSync(packed)) throw new Error(`${packed} n'existe pas : indiquez le dossier des paquets.`);
}

/**
 * Copies files of `npm pack` into the repository of a remote, which depends on them and on the libraries of
 * the template, also in a clean checkout.
 * @param {string} folder of the remote
 * @param {string} packed folder of these files
 * @throws if it does not exist
 */
export function takePackages(folder, packed) {
  requireFolder(packed);
  const packages = Object.fromEntries(
    readdirSync(packed).map((file) => [file.replace(/-[\d.]+\.tgz$/, ''), `file:packages/${file}`]),
  );
  const own = join(folder, 'packages');
  if (packed !== own) {
    rmSync(own, { recursive: true, force: true });
    cpSync(packed, own, { recursive: true });
  }
  const file = join(folder, 'package.json');
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8'));
  const wanted = { ...dependencies, ...devDependencies, ...packages };
  for (const list of [settings.dependencies, settings.devDependencies]) {
    for (const name of Object.keys(list)) if (wanted[name] && wanted[name] !== '*') list[name] = wanted[name];
  }
  if (packages[shop]) settings.devDependencies[shop] = packages[shop];
  // Overrides for dependencies between the packages; npm resolves them by itself.
  settings.pnpm = { overrides: packages };
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * Writes the repository of a new remote into a folder with its name.
 * @param {string} [name] without `mfe-`
 * @param {string} [packed] folder of packed packages
 * @returns {string} the next steps, for the terminal
 * @throws before anything is written, with what to change
 */
export function newRemote(name = '', packed) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    throw new Error(`new ${name} : indiquez un nom en minuscules, chiffres et tirets, sans « mfe- ».`);
  const folder = resolve(`mfe-${name}`);
  if (existsSync(folder)) throw new Error(`${folder} existe déjà.`);
  if (packed !== undefined) requireFolder(packed);
  cpSync(template, folder, { recursive: true });
  // npm omits files named .gitignore from packages.
  renameSync(join(folder, 'gitignore.txt'), join(folder, '.gitignore'));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8').replaceAll(templateName, name);
    writeFileSync(file, text.replaceAll('"*"', `"${version}"`));
  }
  if (packed !== undefined) takePackages(folder, resolve(packed));
  const settings = { url: 'https://…/', prefixes: [name], slots: [] };
  return `mfe-${name} : npm install, npm run dev.
Dans l'environnement de la boutique, sous "remotes" : "mfe-${name}": ${JSON.stringify(settings)}`;
}
