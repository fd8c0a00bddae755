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
const { default: exported } = await import(pathToFileURL(file).href);
const end = await start().catch((/** @type {Error} */ { message }) => {
  console.error(`Démarrage impossible : ${message}`);
  process.exit(1);
});

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    void end().then(() => process.exit(0));
  });
}

/** Resolves to the function that ends build and server. */
async function start() {
  // Some configurations read the environment of a running shop.
  const configuration = await exported;
  const compiler = rspack(configuration);
  /** @returns {Promise<unknown>} */
  const close = () => new Promise((resolve) => compiler.close(resolve));
  const { devServer } = [configuration].flat().find((each) => each.devServer) ?? {};
  if (devServer) {
    const server = new RspackDevServer(devServer, compiler);
    await server.start();
    return () => server.stop().then(close);
  }
  compiler.watch({}, (error, stats) => {
    if (error) console.error(error.message);
    else if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
  });
  return close;
}
