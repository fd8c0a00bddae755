import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Stands in for the built worker in tests of what surrounds it, and starts in a fifth of its time: renders the
 * pages of `bundle` without layout, router and API.
 * @typedef {import('../rendering/worker-messages').HtmlTemplate} HtmlTemplate
 * @typedef {{ path: string, loader?: ((at: { request: { url: string } }) => unknown) | null, Component(): string }} Route
 */
const { remote, deadline } = /** @type {import('../rendering/worker-messages').WorkerInit} */ (workerData);
/** Data of the page that is being rendered. @type {unknown} */
let loaded = null;
/** What bundles import. */
const libraries = {
  createElement: (/** @type {string} */ tag, /** @type {null} */ _props, /** @type {unknown} */ text) =>
    `<${tag}>${text}</${tag}>`,
  useLoaderData: () => loaded,
};
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
/** @type {Map<string, HtmlTemplate>} */
const templates = new Map();

/** @param {string} source @returns {Route[]} */
function evaluate(source) {
  const module = { exports: { default: [] } };
  new Function('require', 'module', source)(() => libraries, module);
  return module.exports.default;
}

/** @param {Route | undefined} route @param {string} target @param {HtmlTemplate} template @param {number} limit */
async function render(route, target, template, limit) {
  const late = Symbol('late');
  const overdue = new Promise((resolve) => setTimeout(resolve, limit, late).unref());
  const { href: url } = new URL(target, 'http://shop.invalid');
  loaded = await Promise.race([route?.loader?.({ request: { url } }), overdue]);
  if (loaded === late) return { kind: 'timed-out', reason: 'late' };
  const body = route ? route.Component() : '<h1>Boutique</h1>';
  const { beforeHead, beforeBody, beforeData, end } = template;
  const parts = [beforeHead, beforeBody, Buffer.from(body), beforeData, Buffer.from('{}'), end];
  const html = new Uint8Array(brotliCompressSync(Buffer.concat(parts), { params }));
  return { kind: 'page', status: 200, links: null, html, whole: true };
}

try {
  const routes = remote ? evaluate(remote.source) : [];
  parentPort?.on('message', async ({ id, target, page, template, limit = deadline }) => {
    if (template) templates.set(page, template);
    const depth = target.split('?')[0].split('/').length - 1;
    const route = routes.find(({ path }) => path.split('/').length === depth);
    try {
      const outcome = await render(route, target, template ?? templates.get(page), limit);
      parentPort?.postMessage({ kind: 'done', id, outcome });
    } catch (error) {
      parentPort?.postMessage({ kind: 'failed', id, reason: /** @type {Error} */ (error).message });
    }
  });
  parentPort?.postMessage({ kind: 'ready' });
} catch (error) {
  parentPort?.postMessage({ kind: 'refused', reason: /** @type {Error} */ (error).message });
}
