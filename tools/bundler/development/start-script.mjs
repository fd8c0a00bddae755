import { spawn } from 'node:child_process';

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
/** Flags of V8: each is the default in some supported versions of Node, but not in all. */
const engine = [
  // Space for new objects in MB, as in Node 20 and 22: with 24's the shop needs a third more memory.
  '--max-semi-space-size=16',
  // Threshold to optimise WebAssembly, as in Node 22 and 24: with 20's PGlite starts a quarter slower.
  '--wasm-tiering-budget=13000000',
];

/**
 * Runs a Node script that stops together with this process, even if this process is killed.
 * @param {string} script path, absolute or relative to `cwd`
 * @param {object} options
 * @param {readonly string[]} [options.args]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} options.env
 * @param {'inherit' | 'ignore'} [options.output] for standard output; errors are shown
 */
export const startScript = (script, { args = [], cwd, env, output = 'inherit' }) =>
  spawn(process.execPath, ['--enable-source-maps', ...engine, '--import', endWithParent, script, ...args], {
    cwd,
    env,
    // The channel closes when this process exits, and the script stops when the channel closes.
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
