/** The one page that sends customers here for an address and wants them back. */
export const checkoutPath = '/purchase';

/** True for a customer who came from checkout: navigation state `{ returnTo: '/purchase' }`. */
export function cameFromCheckout(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'returnTo' in state && state.returnTo === checkoutPath
  );
}
