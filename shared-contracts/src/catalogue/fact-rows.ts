import type { FactKey } from '../api/fact-keys';
import type { ProductFacts } from '../api/products';
import { packLine } from './pack-line';

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
