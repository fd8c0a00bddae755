/**
 * Pages that show nothing of a visitor, by route id. The server renders them and offers them to search engines; every other
 * page is rendered by the browser.
 */
const publicShellPages: ReadonlySet<string> = new Set([
  'shell:home',
  'shell:login',
  'shell:about',
  'shell:commitment',
  'shell:cgv',
  'shell:contact',
]);

/** Remotes all of whose pages are of that kind. */
const publicRemotes: ReadonlySet<string> = new Set(['mfe-catalogue']);

/** Pages whose address may hold a token, by route id: it must not travel in a Referer header. */
const tokenPages: ReadonlySet<string> = new Set(['shell:verify-email', 'shell:reset-password-confirm']);

export const isPublicShellPage = (id: string) => publicShellPages.has(id);
export const isPublicRemote = (name: string) => publicRemotes.has(name);
export const isTokenPage = (id: string) => tokenPages.has(id);
/** Without its token this page has nothing to confirm and leads to the home page (specification, section 2). */
export const needsToken = (id: string | null) => id === 'shell:reset-password-confirm';
