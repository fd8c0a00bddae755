import { createRequire } from 'node:module';
import type { PdfMaker } from 'pdfmake';
import type { ProductLabelling } from 'shared-contracts/api/products';
import { hazardSvg, labellingLines, labellingOf } from 'shared-contracts/catalogue';
import type { Environment } from 'shared-contracts/environment';
import { legalIdentity } from 'shared-contracts/environment/legal-identity';

/** A node of a pdfmake document. */
export type Content = string | object;

const load = createRequire(import.meta.url);
let maker: PdfMaker | undefined;

/** Loads pdfmake for the first document: at startup it would take a quarter of a second. */
function pdfMaker(): PdfMaker {
  if (maker) return maker;
  const fonts: Readonly<Record<string, Readonly<Record<string, string>>>> = load('pdfmake/fonts/Roboto.js');
  // Documents contain only generated content: no URL may be fetched and no file but the fonts be read.
  const fontFiles = new Set(Object.values(fonts).flatMap((family) => Object.values(family)));
  maker = load('pdfmake') as PdfMaker;
  maker.addFonts(fonts);
  maker.setUrlAccessPolicy(() => false);
  maker.setLocalAccessPolicy((path) => fontFiles.has(path));
  return maker;
}

const ink = '#16282b';
const petrol = '#0b5563';
export const quiet = '#4d6266';

export const hairlines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => '#c9d6d8',
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

/** A right-aligned cell on one line. */
export const right = (text: string, more: object = {}): Content => ({
  text,
  alignment: 'right',
  noWrap: true,
  ...more,
});

export const bold = (text: string): Content => ({ text, bold: true });

/** Words that may widen a column, or of which pdfmake draws letters with several marks beyond the page. */
const longWord = /([^ \n]{21,})/;
/** Characters that fit in a line of the narrowest column, and lines that fit on a page. */
const narrowest = 8;
const mostLines = 40;

/** Returns at least the number of lines that content has in the narrowest column. */
function linesOf(content: unknown): number {
  if (typeof content === 'string')
    return content.split('\n').reduce((sum, { length }) => sum + Math.ceil(length / narrowest), 0);
  if (Array.isArray(content)) return content.reduce((sum, each) => sum + linesOf(each), 0);
  if (typeof content !== 'object' || content === null) return 0;
  if ('svg' in content) return mostLines / narrowest;
  const { text, stack, columns, table } = content as Readonly<Record<string, { body?: unknown }>>;
  return linesOf([text, stack, columns, table?.body]);
}

/**
 * Prepares content for pdfmake, so that nothing is lost: long words may break anywhere, only what surely fits
 * on a page is unbreakable, and the narrow no-break space of amounts, which the font lacks, is a wide one.
 */
export function fitted(content: unknown): unknown {
  if (typeof content === 'string') {
    const parts = content.replaceAll('\u202f', '\u00a0').split(longWord);
    const asParts = parts.map((text, index) => (index % 2 === 1 ? { text, wordBreak: 'break-all' } : text));
    return parts.length === 1 ? parts[0] : { text: asParts.filter(Boolean) };
  }
  if (Array.isArray(content)) return content.map(fitted);
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([name, value]) => {
    if (name === 'svg') return [name, value];
    if (name === 'unbreakable') return [name, value && linesOf(content) <= mostLines];
    const rows = 'body' in content ? (content.body as readonly unknown[]) : [];
    if (name === 'dontBreakRows') return [name, value && rows.every((row) => linesOf(row) <= mostLines)];
    return [name, fitted(value)];
  });
  return Object.fromEntries(entries);
}

/** Generates a PDF in the shop's styles, with the company in the footer. */
export function makePdf(
  company: Environment['company'],
  title: string,
  content: readonly Content[],
): Promise<Buffer> {
  const pdf = pdfMaker().createPdf({
    version: '1.4',
    info: { title, author: company.shopName },
    language: 'fr-FR',
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [48, 56, 48, 64],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    styles: {
      title: { fontSize: 22, bold: true, color: petrol },
      category: { fontSize: 16, bold: true, color: petrol, margin: [0, 0, 0, 8] },
      heading: { fontSize: 12, bold: true, margin: [0, 12, 0, 4] },
      quiet: { color: quiet, fontSize: 9 },
    },
    footer: (current: number, pages: number) => ({
      margin: [48, 16, 48, 0],
      columns: [
        fitted({
          text: [
            `${company.legalName} · ${company.street}, ${company.postalCode} ${company.city} · ${company.phoneDisplayed}`,
            legalIdentity(company),
          ].join('\n'),
          style: 'quiet',
        }),
        { text: `${current} / ${pages}`, style: 'quiet', alignment: 'right', width: 60 },
      ],
    }),
    content: fitted(content),
  });
  return pdf.getBuffer();
}

const flatStyle =
  '<style>.o,.d,.dash,.dot,.t{fill:none}.o,.s,.d,.dash,.dot{stroke:#16282b}.o,.s,.dot{stroke-width:2.5}.d,.dash{stroke-width:1.5}.g{fill:#16282b;opacity:.1}</style>';

/** Replaces the media queries of a drawing, which pdfmake does not support, with fixed styles. */
export const forPrint = (svg: string) =>
  svg.replace(/<style>.*?<\/style>/s, flatStyle).replace(/ style="--[^"]*"/g, '');

/** Renders the label of an article: its pictograms, then one line per legal statement. */
export function labelContent(stored: ProductLabelling | null | undefined, size = 44): Content[] {
  const labelling = labellingOf(stored);
  if (!labelling) return [];
  const { pictograms } = labelling;
  return [
    ...(pictograms.length > 0
      ? [
          {
            columns: pictograms.map((code) => ({ svg: hazardSvg(code), width: size })),
            columnGap: size / 8,
            margin: [0, size / 8, 0, size / 8],
          },
        ]
      : []),
    ...labellingLines(labelling),
  ];
}
