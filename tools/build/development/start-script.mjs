import { spawn } from 'node:child_process';

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
/** Of V8: each is the default of some supported Node, but not of all. */
const engine = [
  // For new objects, in MB: as Node 20 and 22, while 24 takes a third more memory for the whole shop.
  '--max-semi-space-size=16',
  // Until WebAssembly is optimised: as Node 22 and 24, while 20 takes a quarter more processor time to start on PGlite.
  '--wasm-tiering-budget=13000000',
];

/**
 * Runs a script of Node that ends with this process, even with a killed one.
 * @param {string} script path, from `cwd` where it is not whole
 * @param {object} options
 * @param {readonly string[]} [options.args]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} options.env
 * @param {'inherit' | 'ignore' | 'pipe'} [options.output] where to its standard output goes; its errors are shown
 */
export const startScript = (script, { args = [], cwd, env, output = 'inherit' }) =>
  spawn(process.execPath, ['--enable-source-maps', ...engine, '--import', endWithParent, script, ...args], {
    cwd,
    env,
    // The channel ends with this process, and the script with the channel.
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
