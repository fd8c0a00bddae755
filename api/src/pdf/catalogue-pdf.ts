import { formatEuros } from 'shared-contracts/pricing';
import { categoryColours, palette } from 'shared-ui/brand';
import type { CatalogueData } from './collect-catalogue';
import {
  bold,
  brand,
  type Content,
  forPrint,
  innerHairlines,
  labelContent,
  makePdf,
  padded,
  tiles,
} from './pdf-layout';

type Category = CatalogueData['categories'][number];
type Article = Category['subcategories'][number]['articles'][number];

const pictureOf = ({ subcategories }: Category) =>
  subcategories.flatMap(({ articles }) => articles).find(({ svg }) => svg)?.svg;

/** Three shelves in the lower part of an A4 page, in points. */
const shelves = `<svg viewBox="0 0 596 512"><path fill="${palette['petrol-tint-2']}" d="M0 0h596v512H0z"/><path fill="${palette.white}" stroke="${palette.ink}" stroke-width="2" d="M-2 143h600v9H-2zM-2 313h600v9H-2zM-2 484h600v9H-2z"/></svg>`;

/** Draws the first pictures of the categories on shelves; a drawing stands on 84 % of its height. */
const shelfPictures = ({ categories }: CatalogueData): Content[] => [
  { svg: shelves, width: 596, absolutePosition: { x: 0, y: 330 } },
  ...categories
    .flatMap((category) => pictureOf(category) ?? [])
    .slice(0, 9)
    .map((svg, index) => ({
      svg: forPrint(svg),
      width: 150,
      absolutePosition: { x: 24 + (index % 3) * 198.5, y: 378 + Math.floor(index / 3) * 170.5 },
    })),
];

const cover = (data: CatalogueData): Content[] => [
  ...shelfPictures(data),
  brand(data.company, 'white', 20),
  { text: `Catalogue ${data.year}`, fontSize: 52, bold: true, color: palette.white, margin: [0, 48, 0, 8] },
  {
    text: 'Fournitures d’hygiène et de nettoyage pour les professionnels',
    fontSize: 15,
    color: palette['on-dark-2'],
  },
];

/** Destination of a category or sub-category, for links and bookmarks. */
const idOf = (category: number, subcategory?: number) => [category, subcategory].join('-');

const bookmarked = (text: string, id: string) => ({ text, id, outline: true, outlineText: text });

/** A tile per category with its sub-categories and their pages. */
function contentsPage({ categories }: CatalogueData): Content[] {
  if (categories.length === 0) return [];
  const cells = categories.map(({ name, subcategories }, index) => {
    const { ground } = categoryColours(name);
    return {
      fillColor: ground,
      stack: [
        { text: name, bold: true, linkToDestination: idOf(index), margin: [0, 0, 0, 4] },
        ...subcategories.map((each, position) => ({
          columns: [
            { text: each.name, linkToDestination: idOf(index, position) },
            { text: [{ pageReference: idOf(index, position) }], width: 34, alignment: 'right' },
          ],
          fontSize: 9,
          margin: [0, 3, 0, 3],
        })),
      ],
    };
  });
  const body = rowsOf<Content>(3, cells, '');
  return [
    { text: 'Sommaire', style: 'title', pageBreak: 'before', margin: [0, 0, 0, 8] },
    {
      table: { widths: ['*', '*', '*'], dontBreakRows: true, heights: 172, body },
      layout: tiles,
      margin: [-10, 0, -10, 0],
    },
  ];
}

/** Splits cells into rows, and fills the last row with `empty`. */
const rowsOf = <Cell>(length: number, cells: readonly Cell[], empty: Cell): Cell[][] =>
  Array.from({ length: Math.ceil(cells.length / length) }, (_, row) =>
    Array.from({ length }, (_each, column) => cells[row * length + column] ?? empty),
  );

/** Keeps numbers and their units on one line: '10 L', '35 µ'. */
const withUnits = (name: string) => name.replace(/(\d) (?=\S{1,2}(?!\S))/g, '$1\u00a0');

const cellsOf = ({ designation, reference, priceHT, labelling, svg }: Article, ground: string) => [
  svg ? { svg: forPrint(svg), width: 44, fillColor: ground } : { text: '', fillColor: ground },
  {
    stack: [
      withUnits(designation),
      { text: `Réf. ${reference}`, style: 'quiet', fontSize: 8 },
      { stack: labelContent(labelling, 18), fontSize: 7 },
    ],
  },
  { text: [bold(formatEuros(priceHT)), { text: ' HT', fontSize: 7 }], alignment: 'right', noWrap: true },
];

/** Lays out articles in pairs, with a narrow gap between both. */
function articleTable(articles: readonly Article[], ground: string): Content {
  const cells = articles.map((article) => cellsOf(article, ground));
  const pairs = rowsOf<Content[]>(2, cells, ['', '', '']);
  const body = pairs.map(([left = [], right = []]) => [...left, '', ...right]);
  return {
    table: { widths: [44, '*', 56, 2, 44, '*', 56], dontBreakRows: true, body },
    layout: innerHairlines,
    fontSize: 9,
  };
}

const cutNote = { text: '… et d’autres articles dans la boutique.', style: 'quiet', margin: [0, 4, 0, 0] };

function categoryContent(category: Category, index: number): Content[] {
  const { name, subcategories } = category;
  const { ground } = categoryColours(name);
  const svg = pictureOf(category);
  const band = {
    columns: [
      { ...bookmarked(name, idOf(index)), fontSize: 22, bold: true, margin: [6, 22, 0, 0] },
      svg ? { svg: forPrint(svg), width: 90 } : '',
    ],
  };
  return [
    {
      table: { widths: ['*'], body: [[{ ...band, fillColor: ground }]] },
      layout: { ...padded, paddingTop: () => 4, paddingBottom: () => 4 },
      pageBreak: 'before',
    },
    ...subcategories.flatMap(({ name: title, articles, isCut }, position) => [
      {
        // The heading stays with its first row.
        stack: [
          { ...bookmarked(title, idOf(index, position)), outlineParentId: idOf(index), style: 'heading' },
          ...(articles.length > 0 ? [articleTable(articles.slice(0, 2), ground)] : []),
        ],
        unbreakable: true,
      },
      ...(articles.length > 2 ? [articleTable(articles.slice(2), ground)] : []),
      ...(isCut ? [cutNote] : []),
    ]),
  ];
}

/** Generates the catalogue as one PDF. It takes seconds, so it runs in another process. */
export function makeCataloguePdf(data: CatalogueData): Promise<Buffer> {
  return makePdf(
    data.company,
    `Catalogue ${data.year} – ${data.company.shopName}`,
    [...contentsPage(data), ...data.categories.flatMap(categoryContent)],
    cover(data),
  );
}
