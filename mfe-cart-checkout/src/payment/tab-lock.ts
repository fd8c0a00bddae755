const lockName = 'sph-payment';

/** What a customer reads whom another tab keeps from paying. */
export const otherTabPays = 'Un paiement est déjà en cours dans un autre onglet.';

/**
 * Lets only one tab pay at a time. Resolves to the function that lets the next one in, or to null if another tab is
 * paying. Browsers without locks let everybody in: the server still keeps one order per cart.
 */
export function holdPaymentLock(): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
