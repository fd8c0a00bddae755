/** Pages whose URL may hold a token, by route id: it must not travel in a Referer header. */
const tokenPages: ReadonlySet<string> = new Set(['shell:verify-email', 'shell:reset-password-confirm']);

export const isTokenPage = (id: string) => tokenPages.has(id);
/** Without its token this page has nothing to confirm and leads to the home page (specification, section 2). */
export const needsToken = (id: string | null) => id === 'shell:reset-password-confirm';
