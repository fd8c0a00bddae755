import { ensureInstalled } from './install.mjs';

/**
 * Lets this process import TypeScript, which Node 20 does not read by itself; installs what is missing first. Types are not
 * looked at: `npm run typecheck` does that.
 * @throws {import('./stop-with.mjs').SetupError}
 */
export async function enableTypeScript() {
  ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
}
