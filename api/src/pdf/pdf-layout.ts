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

/** Replaces the narrow no-break space of French amounts, which the font lacks, with the wide one. */
export function inFont(content: unknown): unknown {
  if (typeof content === 'string') return content.replaceAll('\u202f', '\u00a0');
  if (Array.isArray(content)) return content.map(inFont);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, inFont(value)]));
}

/** Generates a PDF in the shop's styles, with the company in the footer. */
export function makePdf(
  company: Environment['company'],
  title: string,
  content: readonly Content[],
): Promise<Buffer> {
  const definition = {
    info: { title, author: company.shopName },
    lang: 'fr-FR',
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
        {
          text: [
            `${company.legalName} · ${company.street}, ${company.postalCode} ${company.city} · ${company.phoneDisplayed}`,
            inFont(legalIdentity(company)),
          ].join('\n'),
          style: 'quiet',
        },
        { text: `${current} / ${pages}`, style: 'quiet', alignment: 'right', width: 60 },
      ],
    }),
    content: inFont(content),
  };
  return pdfMaker().createPdf(definition).getBuffer();
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
