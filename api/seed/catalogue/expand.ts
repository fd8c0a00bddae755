import type { Category, Row, Series, Subcategory } from './series';
import type { SeedProduct } from './types';
import { french } from './typography';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** FNV-1a: spreads stocks evenly and always the same way. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}

/** A few articles in a hundred are out of stock; dear ones are kept in small numbers. */
function stockOf(reference: string, priceCents: number): number {
  const draw = hash(reference);
  if (draw % 20 === 0) return 0;
  const most = priceCents > 50_000 ? 6 : priceCents > 10_000 ? 30 : priceCents > 2_500 ? 160 : 600;
  return 1 + ((draw >>> 5) % most);
}

/** Articles without a picture of their own differ by size alone and are drawn from small to large. */
function pictureOf(category: Category, series: Series, row: Row): SeedProduct['picture'] {
  const own = row[3]?.picture;
  const plain = series.rows.filter(([, , , others]) => !others?.picture);
  const step = plain.length > 1 ? 18 / (plain.length - 1) : 0;
  const size = own || plain.length === 1 ? {} : { size: Math.round(82 + step * plain.indexOf(row)) / 100 };
  const eco = series.ecolabel ? { eco: true } : {};
  return { category: category.hue, ...eco, ...series.picture, ...size, ...own };
}

function expandRow(category: Category, subcategory: Subcategory, series: Series, row: Row): SeedProduct {
  const [suffix, label, euros, own] = row;
  const reference = suffix ? `${series.prefix}-${suffix}` : series.prefix;
  const priceCents = Math.round(euros * 100);
  const isVariant = series.rows.length > 1 && !series.separate;
  return {
    code: reference.toUpperCase(),
    reference,
    designation: french(series.name.replace('{}', label)),
    description: french(series.text.replaceAll('{}', label.split(', ')[0] ?? label)),
    priceCents,
    vatPerMille: series.vatPerMille ?? 200,
    categoryCode: category.code,
    subcategoryCode: subcategory.code,
    variantGroup: isVariant ? series.prefix : null,
    variantName: isVariant ? capitalised(own?.variant ?? label) : null,
    stock: stockOf(reference, priceCents),
    hasTechnicalSheet: series.sheets?.includes('FT') ?? false,
    hasSafetySheet: series.sheets?.includes('FS') ?? false,
    ecolabel: series.ecolabel ?? false,
    picture: pictureOf(category, series, row),
  };
}

/** All articles of a category, in the order of its series. Pure: the same data give the same articles. */
export function expandCategory(category: Category): SeedProduct[] {
  return category.subcategories.flatMap((subcategory) =>
    subcategory.series.flatMap((series) =>
      series.rows.map((row) => expandRow(category, subcategory, series, row)),
    ),
  );
}
