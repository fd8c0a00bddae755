import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tsImport } from 'tsx/esm/api';
import { acceptedContracts } from '../contract.mjs';
import { federationVersion } from '../federation.mjs';

const require = createRequire(import.meta.url);
const tokensFile = require.resolve('shared-ui/tokens.css');
const provided = /^provide (?:shared )?module \(\S+\) (.+)@(\S+) = /;

/**
 * Whether a file exports by `module.exports`, so that its default import is the whole module.
 * @param {import('@rspack/core').Module} module
 */
const isCommonJs = (module) =>
  module.type !== 'javascript/esm' && 'resource' in module && /\.c?js$/.test(String(module.resource));

/**
 * Writes what the shell provides to remotes: accepted contracts, version of the federation runtime, version
 * and names of each shared module, props of slots, payloads of events and names of tokens. The shell's server
 * compares remotes with it, and so does a squad before a deployment.
 */
export class ContractFilePlugin {
  /** @param {{ file: string }} options */
  constructor({ file }) {
    this.file = file;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ContractFilePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ContractFilePlugin', stage }, async () => {
        const { slotsAndEvents } = await tsImport(
          'shared-contracts/remotes/slots-and-events',
          import.meta.url,
        );
        const content = {
          contracts: acceptedContracts,
          federation: federationVersion,
          shared: this.shared(compilation),
          ...slotsAndEvents,
          tokens: [...new Set(readFileSync(tokensFile, 'utf8').match(/--[\w-]+(?=:)/g))],
        };
        compilation.emitAsset(this.file, new sources.RawSource(`${JSON.stringify(content, null, 2)}\n`));
      });
    });
  }

  /** Returns versions and names of shared modules. @param {import('@rspack/core').Compilation} compilation */
  shared(compilation) {
    const stats = compilation.getStats().toJson({
      all: false,
      modules: true,
      nestedModules: true,
      modulesSpace: 100_000,
      providedExports: true,
    });
    const all = (stats.modules ?? []).flatMap((module) => [module, ...(module.modules ?? [])]);
    const exportsOf = new Map(all.map(({ identifier, providedExports }) => [identifier, providedExports]));
    /** @type {Record<string, { version: string | undefined, names: string[] }>} */
    const shared = {};
    for (const module of compilation.modules) {
      const [, key, version] = provided.exec(module.identifier()) ?? [];
      if (!key) continue;
      const [given] = compilation.moduleGraph
        .getOutgoingConnections(module)
        .flatMap((each) => each.module ?? []);
      if (!given) throw new Error(`the shared module ${key} resolves to no module`);
      // If the bundler cannot analyse a CommonJS module, its names are read from the loaded module.
      const names = exportsOf.get(given.identifier()) ?? Object.keys(require(key));
      const whole = isCommonJs(given) ? ['default'] : [];
      shared[key] = { version, names: [...new Set([...names, ...whole])].sort() };
    }
    return Object.fromEntries(Object.entries(shared).sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
