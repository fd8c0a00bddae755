import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Builds the workspace of the current folder at every change and serves it with hot reload:
 * `node develop.mjs [configuration]`. The bundler's own command would exit before its servers have stopped.
 */
process.env.NODE_ENV = 'development';
// A shop that runs in parallel may be a debug build, which has no hot reload.
delete process.env.SHOP_BUILD;
const { rspack } = await import('@rspack/core');
const { RspackDevServer } = await import('@rspack/dev-server');

const file = resolve(process.argv[2] ?? 'rspack.config.mjs');
const configuration = await loadConfiguration();
const compiler = rspack(configuration);
const { devServer } = [configuration].flat().find((each) => each.devServer) ?? {};

const end = devServer ? await serve() : watch();
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    void end().then(() => process.exit(0));
  });
}

/** @returns {Promise<unknown>} */
const closed = () => new Promise((resolve) => compiler.close(resolve));

/** Some configurations read the environment of a running shop. */
async function loadConfiguration() {
  const { default: configuration } = await import(pathToFileURL(file).href);
  try {
    return await configuration;
  } catch (error) {
    console.error(`Démarrage impossible : ${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
}

async function serve() {
  const server = new RspackDevServer(devServer, compiler);
  try {
    await server.start();
  } catch (error) {
    console.error(`Démarrage impossible : ${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
  return () => server.stop().then(closed);
}

function watch() {
  const watching = compiler.watch({}, (error, stats) => {
    if (error) console.error(error.message);
    else if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
  });
  return () => new Promise((resolve) => watching.close(resolve)).then(closed);
}
