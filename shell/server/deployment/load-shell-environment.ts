import { demoCompanyRefusal } from 'shared-contracts/environment/company';
import { EnvironmentError, loadEnvironment } from 'shared-contracts/environment/load';
import { prefixOf } from '../../src/federation/find-owner';
import ownPages from '../../src/pages.json';

/** What the shell's server answers itself, beside pages and files. */
const ownPaths = ['live', 'ready', 'health', 'status', 'remotes'];
const ownPrefixes = new Set([...ownPaths, ...Object.values(ownPages).map(({ path }) => prefixOf(path))]);

/**
 * Reads and checks an environment file as `loadEnvironment` does. Refuses a remote that claims a URL of the shell, and
 * the demo company behind public URLs.
 * @throws {EnvironmentError} naming the file and the first field at fault
 */
export function loadShellEnvironment(...[file, variables]: Parameters<typeof loadEnvironment>) {
  const environment = loadEnvironment(file, variables);
  const demoCompany = demoCompanyRefusal(environment);
  if (demoCompany) throw new EnvironmentError(`${file} : ${demoCompany}`);
  for (const [name, { prefixes }] of Object.entries(environment.remotes)) {
    const taken = prefixes.find((prefix) => ownPrefixes.has(prefix));
    if (taken === undefined) continue;
    throw new EnvironmentError(
      `${file} : remotes.${name}.prefixes : « ${taken} » est une adresse de la boutique elle-même : choisissez un autre préfixe`,
    );
  }
  return environment;
}
