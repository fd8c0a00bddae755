import type { Pack } from '../api/products';
import { type Exact, formatCount, formatPiece } from '../pricing';

/**
 * 'Lot de 100 · 0,098 € HT / gant': how many pieces are sold as one, and what one of them costs. Null for a single piece, and
 * where an API gives no pack that can be counted with.
 * @param price of the whole pack before tax, null while or where it is not known
 */
export function packLine(pack: Pack | null | undefined, price: Exact | null): string | null {
  if (!pack || !Number.isSafeInteger(pack.count) || pack.count < 2) return null;
  const lot = `Lot de\u00a0${formatCount(pack.count)}`;
  return price === null ? lot : `${lot} · ${formatPiece(price, pack.count)}\u00a0HT\u00a0/ ${pack.unit}`;
}
