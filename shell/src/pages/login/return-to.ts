/** Where the login leads back to. Kept in navigation state and only ever a path of the shop, so nobody is led elsewhere. */
export function returnTo(state: unknown): string {
  const wanted = state && typeof state === 'object' && 'returnTo' in state ? state.returnTo : null;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}
