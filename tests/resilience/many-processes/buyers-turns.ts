import type { Buyer } from '../killed-api/buyers';
import { until, untilDone } from '../waiting/until';

/** Number of purchases per buyer and turn. */
const purchasesEach = 3;

/** Starts the buyers, who make a fixed number of purchases in each turn. */
export function turnsOf(buyers: readonly Buyer[]) {
  let granted = 0;
  const turn = (buyer: Buyer) =>
    until(() => buyer.stopping || buyer.purchases.length < granted, Number.POSITIVE_INFINITY);
  const working = buyers.map((buyer) => buyer.buyUntilStopped(turn));
  const sum = (of: (buyer: Buyer) => number) => buyers.reduce((all, buyer) => all + of(buyer), 0);
  const started = () => sum(({ purchases }) => purchases.length);
  const isTurnOver = () => buyers.every(({ bought }) => bought === granted);
  return {
    /** Starts a turn; resolves once its first purchase has started. */
    async begin() {
      const before = started();
      granted += purchasesEach;
      await untilDone('a purchase of a turn', () => started() > before);
    },
    /** Waits for the next purchase or repeated call, or the end of the turn. */
    async untilTried() {
      const before = started() + sum(({ repeated }) => repeated);
      await untilDone(
        'another call',
        () => isTurnOver() || started() + sum(({ repeated }) => repeated) > before,
      );
    },
    untilBought: () => untilDone('the purchases of a turn', isTurnOver),
    async stop() {
      for (const buyer of buyers) buyer.stopping = true;
      await Promise.all(working);
    },
  };
}
