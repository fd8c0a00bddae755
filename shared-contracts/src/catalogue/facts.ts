import type { FactKey } from '../api/fact-keys';
import type { Pack, ProductFacts } from '../api/products';
import { type Exact, formatCount, formatPiece } from '../pricing';

/** What a customer calls each fact of an article. */
export const factLabels: Readonly<Record<FactKey, string>> = {
  content: 'Contenance',
  size: 'Taille',
  color: 'Couleur',
  material: 'Matière',
  ecolabel: 'Écolabel',
};

/** What is known of an article beside its name, a row each; nothing where that is nothing, or no text. */
export function factRows(
  facts: ProductFacts | null | undefined,
): (readonly [label: string, value: string])[] {
  const { pack, ...texts } = facts ?? {};
  const lot = packLine(pack, null);
  const rows = Object.entries(factLabels).flatMap(([key, label]) => {
    const value: unknown = texts[key as FactKey];
    return value && typeof value === 'string' ? [[label, value] as const] : [];
  });
  return lot ? [['Conditionnement', lot], ...rows] : rows;
}

/**
 * 'Lot de 100 · 0,098 € HT / gant': how many pieces are sold as one, and what one of them costs. Null for a
 * single piece, and where an API gives no pack that can be counted with.
 * @param price of the whole pack before tax, null while or where it is not known
 */
export function packLine(pack: Pack | null | undefined, price: Exact | null): string | null {
  if (!pack || !Number.isSafeInteger(pack.count) || pack.count < 2) return null;
  const lot = `Lot de\u00a0${formatCount(pack.count)}`;
  return price === null ? lot : `${lot} · ${formatPiece(price, pack.count)}\u00a0HT\u00a0/ ${pack.unit}`;
}
