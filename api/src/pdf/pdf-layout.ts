import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PdfMaker } from 'pdfmake';
import type { ProductLabelling } from 'shared-contracts/api/products';
import { hazardSvg, labellingLines, labellingOf } from 'shared-contracts/catalogue';
import type { Environment } from 'shared-contracts/environment';
import { legalIdentity } from 'shared-contracts/environment/legal-identity';
import { markSvg, palette, wordmark } from 'shared-ui/brand';
import { fontsFolder } from '../package-root';

/** A node of a pdfmake document. */
export type Content = string | object;

const load = createRequire(import.meta.url);
let maker: PdfMaker | undefined;

/** Loads pdfmake for the first document: at startup it would take a quarter of a second. */
function pdfMaker(): PdfMaker {
  if (maker) return maker;
  const roboto: Readonly<Record<string, Readonly<Record<string, string>>>> = load('pdfmake/fonts/Roboto.js');
  const [normal, bold] = ['Regular', 'Bold'].map((style) => join(fontsFolder, `Figtree-${style}.ttf`));
  const fonts = { ...roboto, Figtree: { normal, bold } };
  // Documents contain only generated content: no URL may be fetched and no file but the fonts be read.
  const fontFiles = new Set(Object.values(fonts).flatMap((family) => Object.values(family)));
  maker = load('pdfmake') as PdfMaker;
  maker.addFonts(fonts);
  maker.setUrlAccessPolicy(() => false);
  maker.setLocalAccessPolicy((path) => fontFiles.has(path));
  return maker;
}

/** Layout of tables with thin lines between their rows. */
export const hairlines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => palette.hairline,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

/** The same without a line above the first row. */
export const innerHairlines = { ...hairlines, hLineWidth: (line: number) => (line === 0 ? 0 : 0.5) };

/** Layout of coloured cells, whose texts have a distance of 10 points to their edge. */
export const padded = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingTop: () => 10,
  paddingBottom: () => 10,
  paddingLeft: () => 10,
  paddingRight: () => 10,
};

/** The same with lines of the ground between the cells. */
export const tiles = {
  ...padded,
  hLineWidth: () => 10,
  vLineWidth: () => 10,
  hLineColor: () => palette.white,
  vLineColor: () => palette.white,
};

/** A right-aligned cell on one line. */
export const right = (text: string, more: object = {}): Content => ({
  text,
  alignment: 'right',
  noWrap: true,
  ...more,
});

/** Bold text. */
export const bold = (text: string): Content => ({ text, bold: true });

/** Facts side by side on a tinted ground, each below its label. */
export function factTable(facts: readonly (readonly [label: string, value: string])[]): Content {
  const fillColor = palette['petrol-tint'];
  const cells = facts.map(([label, value]) => ({
    stack: [{ text: label, style: 'quiet' }, bold(value)],
    fillColor,
  }));
  return { table: { widths: facts.map(() => '*'), body: [cells] }, layout: padded, margin: [0, 8, 0, 8] };
}

/** Characters of Figtree; pdfmake draws others as empty boxes. */
const drawn =
  '\\n -~\\u00a0-\\u00ac\\u00ae-\\u0113\\u0116-\\u0127\\u012a\\u012b\\u012e-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u014d\\u0150-\\u0161\\u0164\\u0165\\u016a-\\u017e\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2039\\u203a\\u20ac\\u2122\\u2190-\\u2193\\u2212\\u2260\\u2264\\u2265';
const otherFont = new RegExp(`[^${drawn}]`);
/** Letters of a word, above which it may widen a column, or pdfmake draws some of them beyond the page. */
const longestWord = 20;
/** Words in another font, and long words. */
const specialWord = new RegExp(`([^ \\n]*[^${drawn}][^ \\n]*|[^ \\n]{${longestWord + 1},})`);
/** Characters that fit in a line of the narrowest column, and lines that fit on a page. */
const narrowest = 8;
const mostLines = 40;
/** Lines as high as a picture in content that must not break, which is at most 44 points wide. */
const linesOfPicture = 5;

/** Returns at least the number of lines that content has in the narrowest column. */
function linesOf(content: unknown): number {
  if (typeof content === 'string')
    return content.split('\n').reduce((sum, { length }) => sum + Math.ceil(length / narrowest), 0);
  if (Array.isArray(content)) return content.reduce((sum, each) => sum + linesOf(each), 0);
  if (typeof content !== 'object' || content === null) return 0;
  if ('svg' in content) return linesOfPicture;
  const { text, stack, columns, table } = content as Readonly<Record<string, { body?: unknown[][] }>>;
  return linesOf([text, stack, columns]) + (table?.body ?? []).reduce((sum, row) => sum + linesOfRow(row), 0);
}

const linesOfRow = (row: readonly unknown[]) => Math.max(0, ...row.map(linesOf));

/**
 * Prepares content for pdfmake, so that nothing is lost: long words may break anywhere, only what surely fits
 * on a page is unbreakable, and Roboto replaces Figtree where it lacks a letter. The narrow no-break space of
 * amounts, which both lack, is a wide one.
 */
export function fitted(content: unknown): unknown {
  if (typeof content === 'string') {
    const parts = content.replaceAll('\u202f', '\u00a0').split(specialWord);
    const asParts = parts.map((text, index) => (index % 2 === 1 ? special(text) : text));
    return parts.length === 1 ? parts[0] : { text: asParts.filter(Boolean) };
  }
  if (Array.isArray(content)) return content.map(fitted);
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([name, value]) => {
    if (name === 'svg' || name === 'outlineText') return [name, value];
    if (name === 'unbreakable') return [name, value && linesOf(content) <= mostLines];
    const rows = 'body' in content ? (content.body as readonly unknown[][]) : [];
    if (name === 'dontBreakRows') return [name, value && rows.every((row) => linesOfRow(row) <= mostLines)];
    return [name, fitted(value)];
  });
  return Object.fromEntries(entries);
}

const special = (text: string) => ({
  text,
  ...(text.length > longestWord && { wordBreak: 'break-all' }),
  ...(otherFont.test(text) && { font: 'Roboto' }),
});

/** Renders mark and name of the shop. @param size font size in points */
export function brand({ shopName }: Environment['company'], tone: 'ink' | 'white', size: number): Content {
  const [light, last] = wordmark(shopName);
  const colours = tone === 'ink' ? [palette.ink, palette.petrol] : [palette.white, palette.white];
  return {
    columns: [
      { svg: markSvg(tone), width: size * 1.5 },
      {
        text: [
          { text: light, color: colours[0] },
          { text: last, color: colours[1], bold: true },
        ],
        fontSize: size,
        margin: [0, size * 0.12, 0, 0],
      },
    ],
    columnGap: size * 0.5,
  };
}

/** Generates a PDF. @param cover content of the first page, on a dark ground without header and footer */
export function makePdf(
  company: Environment['company'],
  title: string,
  content: readonly Content[],
  cover: readonly Content[] = [],
): Promise<Buffer> {
  const isCover = (page: number) => cover.length > 0 && page === 1;
  const pdf = pdfMaker().createPdf({
    version: '1.4',
    info: { title, author: company.shopName },
    language: 'fr-FR',
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [48, 76, 48, 64],
    defaultStyle: { font: 'Figtree', fontSize: 10, lineHeight: 1.15, color: palette.ink },
    styles: {
      title: { fontSize: 24, bold: true, color: palette.petrol },
      heading: { fontSize: 12, bold: true, margin: [0, 12, 0, 4] },
      quiet: { color: palette['text-2'], fontSize: 9 },
    },
    background: (page, { width, height }) =>
      isCover(page)
        ? { canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, color: palette['petrol-deep'] }] }
        : null,
    header: (page) =>
      isCover(page) ? null : { margin: [48, 32, 48, 0], stack: [fitted(brand(company, 'ink', 14))] },
    footer: (page, pages) =>
      isCover(page)
        ? null
        : {
            margin: [48, 16, 48, 0],
            columns: [
              fitted({
                text: [
                  `${company.legalName} · ${company.street}, ${company.postalCode} ${company.city} · ${company.phoneDisplayed}`,
                  legalIdentity(company),
                ].join('\n'),
                style: 'quiet',
              }),
              { text: `${page} / ${pages}`, style: 'quiet', alignment: 'right', width: 60 },
            ],
          },
    content: fitted([...cover, ...content]),
  });
  return pdf.getBuffer();
}

const flatStyle = `<style>.o,.d,.dash,.dot,.t{fill:none}.o,.s,.d,.dash,.dot{stroke:${palette.ink}}.o,.s,.dot{stroke-width:2.5}.d,.dash{stroke-width:1.5}.g{fill:${palette.ink};opacity:.1}</style>`;

/** Replaces the media queries of a drawing, which pdfmake does not support, with fixed styles. */
export const forPrint = (svg: string) =>
  svg.replace(/<style>.*?<\/style>/s, flatStyle).replace(/ style="--[^"]*"/g, '');

/** Renders the label of an article: its pictograms, `size` points wide, then one line per legal statement. */
export function labelContent(stored: ProductLabelling | null | undefined, size = 44): Content[] {
  const labelling = labellingOf(stored);
  if (!labelling) return [];
  const columns = labelling.pictograms.map((code) => ({ svg: hazardSvg(code), width: size }));
  const pictograms = { columns, columnGap: size / 8, margin: [0, size / 8, 0, size / 8] };
  return [...(columns.length > 0 ? [pictograms] : []), ...labellingLines(labelling)];
}
