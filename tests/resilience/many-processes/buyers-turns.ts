import type { Buyer } from '../killed-api/buyers';
import { until, untilDone } from '../waiting/until';

/** Purchases of each buyer in a turn. */
const purchasesEach = 3;

/** Buyers who buy some carts more in each turn. */
export function turnsOf(buyers: readonly Buyer[]) {
  let granted = 0;
  const turn = (buyer: Buyer) =>
    until(() => buyer.stopping || buyer.purchases.length < granted, Number.POSITIVE_INFINITY);
  const working = buyers.map((buyer) => buyer.buyUntilStopped(turn));
  const sum = (of: (buyer: Buyer) => number) => buyers.reduce((all, buyer) => all + of(buyer), 0);
  const begun = () => sum(({ purchases }) => purchases.length);
  const isOver = () => buyers.every(({ bought }) => bought === granted);
  return {
    /** Resolves once the first purchase of the turn is under way. */
    async begin() {
      const before = begun();
      granted += purchasesEach;
      await untilDone('a purchase of a turn', () => begun() > before);
    },
    /** A purchase more, or a call that its buyer has to repeat. */
    async untilTried() {
      const before = begun() + sum(({ repeated }) => repeated);
      await untilDone('another call', () => isOver() || begun() + sum(({ repeated }) => repeated) > before);
    },
    untilBought: () => untilDone('the purchases of a turn', isOver),
    async stop() {
      for (const buyer of buyers) buyer.stopping = true;
      await Promise.all(working);
    },
  };
}
