const lockName = 'sph-payment';

/** What a customer reads whom another tab keeps from paying. */
export const otherTabPays = 'Un paiement est déjà en cours dans un autre onglet.';

/**
 * Lets only one tab pay at a time. Resolves to the function that lets the next one in, or to null if another tab is
 * paying. A browser without locks, or one that refuses them since it blocks site data, lets every tab pay: the server
 * still keeps one order per cart.
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
