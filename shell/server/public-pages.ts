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

export const isPublicShellPage = (id: string) => publicShellPages.has(id);
export const isPublicRemote = (name: string) => publicRemotes.has(name);
