import { type CategoryHue, categoryHue } from '../icon/category-hue';
import { markPaths } from '../icon/mark-paths';

/** The brand in emails and documents, which load no stylesheet: colours of `tokens.css` by their names. */
export const palette = {
  ink: '#13272e',
  'text-2': '#4a5f66',
  white: '#ffffff',
  mist: '#f4f7f7',
  hairline: '#d3dddf',
  petrol: '#0b5563',
  'petrol-deep': '#083f4a',
  'petrol-tint': '#e6f1f2',
  'petrol-tint-2': '#cfe4e7',
  'on-dark-2': '#d6e6e9',
  'logo-drop': '#7fc4c6',
  'logo-drop-dark': '#2e9a9f',
} as const;

const hues: Readonly<Record<CategoryHue, { readonly ground: string; readonly deep: string }>> = {
  sacs: { ground: '#ebf6f0', deep: '#1f6148' },
  ouate: { ground: '#f8f2e8', deep: '#6b4e1e' },
  chr: { ground: '#fbeff2', deep: '#883a52' },
  chimie: { ground: '#e6f5f8', deep: '#0e5f70' },
  petit: { ground: '#f1f5e4', deep: '#4c5e15' },
  materiel: { ground: '#f2f0fb', deep: '#56468f' },
  seaux: { ground: '#ebf2fc', deep: '#2a5490' },
  ampoules: { ground: '#faf4dc', deep: '#665200' },
  protection: { ground: '#fcf0ea', deep: '#8a4322' },
  neutre: { ground: palette.mist, deep: palette['text-2'] },
};

/** Returns the colours of a category. */
export const categoryColours = (category: string) => hues[categoryHue(category)];

/** Returns the mark of the logo as SVG. */
export function markSvg(tone: 'ink' | 'white'): string {
  const [square, drop, water] =
    tone === 'ink'
      ? [palette.petrol, palette.white, palette['logo-drop']]
      : [palette.white, palette['petrol-deep'], palette['logo-drop-dark']];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 2 36 36"><rect y="2" width="36" height="36" rx="9" fill="${square}"/><path d="${markPaths.drop}" fill="${drop}"/><path d="${markPaths.water}" fill="${water}"/></svg>`;
}

/** Returns the words of the shop's name before the last, with a space, and the last, which is set in bold. */
export function wordmark(shopName: string): readonly [light: string, bold: string] {
  const start = shopName.search(/\S+$/);
  return [shopName.slice(0, start), shopName.slice(start)];
}
