import { register } from 'node:module';

/**
 * drizzle-kit imports drizzle-orm as an ES module, from the root where it lies itself; npm puts drizzle-orm into this
 * workspace, and imports do not heed NODE_PATH. This lets them be found from here.
 */
const hook = `export const resolve = (name, context, next) =>
  next(name, /^drizzle-orm(\\/|$)/.test(name) ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
