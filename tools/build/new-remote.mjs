import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A whole remote, whose name stands for that of the new one. */
const template = fileURLToPath(new URL('template', import.meta.url));
const templateName = 'marques';

/**
 * Writes the repository of a new remote into a folder of its name.
 * @param {string} [name] without `mfe-`
 * @returns {string} what to do next, or why there is none, for the terminal
 */
export function newRemote(name = '') {
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
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(templateName, name));
  }
  const settings = { url: 'https://…/', prefixes: [name], slots: [] };
  return `mfe-${name} : npm install, npm test, npm run build.
Dans l'environnement de la boutique, sous "remotes" : "mfe-${name}": ${JSON.stringify(settings)}`;
}
