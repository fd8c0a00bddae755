import type { Product } from 'shared-contracts/api/products';
import { factRows } from 'shared-contracts/catalogue';
import type { Environment } from 'shared-contracts/environment';
import { categoryColours } from 'shared-ui/brand';
import { bold, type Content, forPrint, hairlines, labelContent, makePdf } from './pdf-layout';

/** Technical sheet (fiche technique) or safety sheet (fiche de sécurité). */
export type SheetType = 'ft' | 'fs';

/** Data of a sheet; `svg` is the picture of the article. */
export interface SheetData {
  readonly type: SheetType;
  readonly product: Product;
  readonly svg: string | null;
  readonly company: Environment['company'];
}

const sheetTitles: Readonly<Record<SheetType, string>> = { ft: 'Fiche technique', fs: 'Fiche de sécurité' };

const table = (rows: readonly (readonly [string, string])[], labels = 150) => ({
  table: { widths: [labels, '*'], body: rows.map(([name, value]) => [bold(name), value]) },
  layout: hairlines,
});

function pictureTile(svg: string, category: string): Content {
  const fillColor = categoryColours(category).ground;
  const picture = { svg: forPrint(svg), width: 150, alignment: 'center', fillColor };
  return { table: { widths: [160], body: [[picture]] }, layout: 'noBorders', width: 170 };
}

function describedParts(product: Product): Content[] {
  const facts = factRows(product.facts);
  const variants = product.variants.map(({ Code, name }) => [name, Code] as const);
  return [
    { text: 'Description', style: 'heading' },
    product.Description,
    ...(facts.length > 0 ? [{ text: 'Caractéristiques', style: 'heading' }, table(facts)] : []),
    ...(variants.length > 1 ? [{ text: 'Variantes', style: 'heading' }, table(variants)] : []),
  ];
}

const safetyNote = {
  text: 'Lire l’étiquette avant emploi\u00a0: ses pictogrammes et mentions de danger font foi, comme la fiche de données de sécurité du fabricant.',
  style: 'quiet',
  margin: [0, 16, 0, 0],
};

/** Lays out a sheet. */
export function sheetContent({ type, product, svg }: SheetData): Content[] {
  const category = product.Category?.name ?? '';
  const identity = [
    ['Désignation', product.Designation],
    ['Référence', product.Reference],
    ['Catégorie', category],
    ['Sous-catégorie', product.SubCategory?.name ?? ''],
  ] as const;
  return [
    { text: sheetTitles[type], style: 'quiet' },
    { text: product.Designation, style: 'title', margin: [0, 0, 0, 16] },
    {
      columns: [...(svg ? [pictureTile(svg, category)] : []), { ...table(identity, 90), width: '*' }],
      columnGap: 20,
      margin: [0, 0, 0, 8],
    },
    ...labelContent(product.labelling),
    ...describedParts(product),
    ...(type === 'fs' ? [safetyNote] : []),
  ];
}

/** Generates a sheet as PDF. */
export function makeSheetPdf(sheet: SheetData): Promise<Buffer> {
  const { type, product, company } = sheet;
  return makePdf(company, `${sheetTitles[type]} ${product.Reference}`, sheetContent(sheet));
}
