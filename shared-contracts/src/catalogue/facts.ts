import type { FactKey } from '../api/fact-keys';
import type { Pack, ProductFacts } from '../api/products';
import { type Exact, formatCount, formatPiece } from '../pricing';

/** French label of each fact of an article. */
export const factLabels: Readonly<Record<FactKey, string>> = {
  content: 'Contenance',
  size: 'Taille',
  color: 'Couleur',
  material: 'Matière',
  ecolabel: 'Écolabel',
};

/** Returns a row per known fact of an article, the pack first; missing and invalid facts are skipped. */
export function factRows(
  facts: ProductFacts | null | undefined,
): (readonly [label: string, value: string])[] {
  const { pack, gtin, ...texts } = facts ?? {};
  const lot = packLine(pack, null);
  const rows = Object.entries(factLabels).flatMap(([key, label]) => {
    const value: unknown = texts[key as FactKey];
    return value && typeof value === 'string' ? [[label, value] as const] : [];
  });
  if (typeof gtin === 'string' && gtin) rows.push(['Code EAN', gtin]);
  return lot ? [['Conditionnement', lot], ...rows] : rows;
}

/**
 * Returns 'Lot de 100 · 0,098 € HT / gant': the pieces of a pack and the price of one piece. Null for a
 * single piece or an invalid pack.
 * @param price of the whole pack before tax; null while it is loading or if it is unknown
 */
export function packLine(pack: Pack | null | undefined, price: Exact | null): string | null {
  if (!pack || !Number.isSafeInteger(pack.count) || pack.count < 2) return null;
  const lot = `Lot de\u00a0${formatCount(pack.count)}`;
  return price === null
    ? lot
    : `${lot}\u00a0·\u00a0${formatPiece(price, pack.count)}\u00a0HT /\u00a0${pack.unit}`;
}
