const lockName = 'sph-payment';

/** Message when another tab is paying. */
export const otherTabPays = 'Un paiement est déjà en cours dans un autre onglet.';

/**
 * Lets one tab pay at a time. Resolves to a function that releases the lock, or to null if another tab is
 * paying. Without locks, or if site data is blocked, every tab may pay: the server allows one order per cart.
 */
export function holdPaymentLock(): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const letEveryTabPay = () => resolve(() => {});
    const hold = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(null);
    try {
      navigator.locks.request(lockName, { ifAvailable: true }, hold).catch(letEveryTabPay);
    } catch {
      letEveryTabPay();
    }
  });
}
