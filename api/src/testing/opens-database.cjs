const { readFileSync } = require('node:fs');
const { dirname, join, sep } = require('node:path');

const imports = /^(?:import (?!type )|\}).* from '(\.[^']+)';$/gm;

/** True when a test opens a database by its imports of `testing`. @param {string} file @returns {boolean} */
module.exports.opensDatabase = function opensDatabase(file) {
  if (file.endsWith('template-database.ts')) return true;
  return [...readFileSync(file, 'utf8').matchAll(imports)]
    .map(([, path]) => join(dirname(file), `${path}.ts`))
    .some((path) => path.includes(`${sep}testing${sep}`) && opensDatabase(path));
};
