import { createInstance, satisfy } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { inspector } from './browser-extension';
import { browserLibraries } from './browser-libraries';
import { integrity } from './entry-script';
import { visitReports } from './visit-reports';

/** Versions of the contract by module, set by the shell's build. */
const versions: Readonly<Record<string, string>> = JSON.parse(process.env.SHELL_CONTRACT ?? '{}');

const shared = Object.entries(browserLibraries).map(([key, library]) => {
  const version = versions[key] ?? '';
  const shareConfig = { singleton: true, requiredVersion: `^${version}` };
  return [key, { version, lib: () => library, shareConfig }] as const;
});

/** The shell as host of Module Federation, with the modules that it provides. */
export const host = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(shared),
  plugins: [provideRuntimeCore(), integrity, inspector, visitReports],
});

/** Whether this shell provides a version of a module, or of the runtime itself, within a range. */
export const provides = (module: string, range: string): boolean => satisfy(versions[module] ?? '', range);
