import type { ProductLabelling } from 'shared-contracts/api/products';
import type { Environment } from 'shared-contracts/environment';
import { formatCount, formatEuros } from 'shared-contracts/pricing';
import { type Content, forPrint, hairlines, labelContent, makePdf } from './pdf-layout';

/** Maximum of printed articles; a larger catalogue prints the first of each sub-category and a summary. */
export const printedArticles = 1_000;

export interface CatalogueArticle {
  readonly designation: string;
  readonly reference: string;
  readonly priceHT: number;
  readonly labelling: ProductLabelling | null;
  readonly svg: string | null;
}

/** Number of articles of a sub-category that are not printed, and the price range of all its articles. */
export interface OtherArticles {
  readonly count: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Data of the printed catalogue; plain, so that it can be sent to a worker. */
export interface CatalogueData {
  readonly company: Environment['company'];
  readonly year: number;
  readonly categories: readonly {
    readonly name: string;
    readonly subcategories: readonly {
      readonly name: string;
      readonly articles: readonly CatalogueArticle[];
      /** Null when all articles are printed. */
      readonly others: OtherArticles | null;
    }[];
  }[];
}

function cover({ company, year }: CatalogueData): Content[] {
  return [
    { text: company.shopName, style: 'quiet', margin: [0, 220, 0, 8] },
    { text: `Catalogue ${year}`, fontSize: 36, bold: true, color: '#0b5563' },
    {
      text: 'Fournitures d’hygiène et de nettoyage pour les professionnels',
      fontSize: 14,
      margin: [0, 8, 0, 0],
    },
    { toc: { title: { text: 'Sommaire', style: 'heading' } }, pageBreak: 'before' },
  ];
}

const row = ({ designation, reference, priceHT, labelling, svg }: CatalogueArticle): Content[] => [
  svg ? { svg: forPrint(svg), width: 44 } : '',
  {
    stack: [
      designation,
      { text: `Réf. ${reference}`, style: 'quiet' },
      { stack: labelContent(labelling, 18), fontSize: 8 },
    ],
  },
  { text: `${formatEuros(priceHT)} HT`, alignment: 'right', noWrap: true },
];

const articleTable = (articles: readonly CatalogueArticle[]): Content => ({
  table: { widths: [48, '*', 'auto'], dontBreakRows: true, body: articles.map(row) },
  layout: hairlines,
});

function summary({ count, lowest, highest }: OtherArticles): Content {
  const more = count === 1 ? '1 autre article' : `${formatCount(count)} autres articles`;
  const prices = `Prix de cette sous-catégorie\u00a0: de ${formatEuros(lowest)} à ${formatEuros(highest)} HT.`;
  return { text: `… et ${more} dans la boutique. ${prices}`, style: 'quiet', margin: [0, 4, 0, 0] };
}

/** Generates the catalogue as one PDF. It takes seconds, so it runs in another process. */
export function makeCataloguePdf(data: CatalogueData): Promise<Buffer> {
  const categories = data.categories.flatMap(({ name, subcategories }) => [
    { text: name, style: 'category', pageBreak: 'before', tocItem: true },
    ...subcategories.flatMap(({ name: title, articles, others }) => [
      { text: title, style: 'heading' },
      ...(articles.length > 0 ? [articleTable(articles)] : []),
      ...(others ? [summary(others)] : []),
    ]),
  ]);
  return makePdf(data.company, `Catalogue ${data.year} – ${data.company.shopName}`, [
    ...cover(data),
    ...categories,
  ]);
}
