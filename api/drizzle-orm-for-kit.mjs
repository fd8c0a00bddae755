import { register } from 'node:module';

/**
 * drizzle-kit is installed in the root and imports drizzle-orm, which npm installs in this workspace. Since
 * ES imports ignore NODE_PATH, this hook resolves drizzle-orm from here.
 */
const hook = `export const resolve = (name, context, next) =>
  next(name, /^drizzle-orm(\\/|$)/.test(name) ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
