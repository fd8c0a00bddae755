import type { RemoteEntry } from '../federation/loader';

const cookie = 'share';

/** The visitor's number, 0 to 99, in a cookie header or `document.cookie`; null without one. */
export function numberIn(cookies: string): number | null {
  const [, number] = new RegExp(`(?:^|; ?)${cookie}=(\\d{1,2})(?:;|$)`).exec(cookies) ?? [];
  return number === undefined ? null : Number(number);
}

/**
 * Draws a number for the session while a new version is given to a share of visitors: the same visitor gets the
 * same version. Nothing of a person is in it.
 */
export function drawNumber(remotes: Readonly<Record<string, RemoteEntry>>): void {
  const isShared = Object.values(remotes).some(({ isShared }) => isShared);
  if (!isShared || numberIn(document.cookie) !== null) return;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers lack the Cookie Store API
  document.cookie = `${cookie}=${Math.floor(Math.random() * 100)}; path=/; samesite=lax${secure}`;
}
