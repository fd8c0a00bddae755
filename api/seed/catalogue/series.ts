import type { CategoryHue, PictureParameters, Tone } from '../pictures';

export type Picture = Omit<PictureParameters, 'category'>;

/** What one article of a series has of its own. */
export interface Own {
  /** Label among the variants, where it differs from the one in the designation. */
  variant?: string;
  picture?: Partial<Picture>;
}

/** Reference suffix, label put in place of `{}`, price without tax in euros. */
export type Row = readonly [suffix: string, label: string, euros: number, own?: Own];

/** A product line: articles that share designation, description and picture, and are variants of each other. */
export interface Series {
  /** Start of the references and name of the variant group. */
  prefix: string;
  /** Designation; `{}` stands for the row's label. */
  name: string;
  /** Description; `{}` stands for the row's label up to its first comma: packs are left to the designation. */
  text: string;
  picture: Picture;
  /** FT: technical sheet, FS: safety sheet. */
  sheets?: 'FT' | 'FS' | 'FT+FS';
  ecolabel?: boolean;
  /** 200 by default; 55 for the reduced rate of article 278-0 bis of the French tax code. */
  vatPerMille?: 55;
  /** The rows stand beside each other without being variants. */
  separate?: boolean;
  rows: readonly Row[];
}

export interface Subcategory {
  code: string;
  name: string;
  series: readonly Series[];
}

export interface Category {
  code: string;
  name: string;
  hue: CategoryHue;
  subcategories: readonly Subcategory[];
}

type Gender = 'm' | 'f';

/** Trade colours: letter in the reference, tone of the picture, masculine and feminine. */
const colourWords = {
  bleu: ['B', 'bleu', 'bleue'],
  rouge: ['R', 'rouge', 'rouge'],
  jaune: ['J', 'jaune', 'jaune'],
  vert: ['V', 'vert', 'verte'],
  blanc: ['W', 'blanc', 'blanche'],
  noir: ['N', 'noir', 'noire'],
  gris: ['G', 'gris', 'grise'],
  rose: ['P', 'rose', 'rose'],
  orange: ['O', 'orange', 'orange'],
  marron: ['M', 'marron', 'marron'],
  kraft: ['K', 'kraft', 'kraft'],
  violet: ['L', 'violet', 'violette'],
} as const satisfies Record<Tone, readonly [string, string, string]>;

/**
 * Every row in every colour, put at the place of `{}` in its label or at its end. The four hygiene colours
 * keep zones apart: red and yellow for sanitary rooms, blue and green for the rest.
 */
export function inColours(rows: readonly Row[], colours: readonly Tone[], gender: Gender = 'm'): Row[] {
  return rows.flatMap(([suffix, label, euros, own]) =>
    colours.map((tone): Row => {
      const [letter, masculine, feminine] = colourWords[tone];
      const word = gender === 'm' ? masculine : feminine;
      return [
        suffix ? `${suffix}-${letter}` : letter,
        label.includes('{}') ? label.replace('{}', word) : `${label} ${word}`.trim(),
        euros,
        { ...own, picture: { ...own?.picture, tone } },
      ];
    }),
  );
}

/** One row per size at one price; `end` closes the reference, as in GN-M100. */
export function inSizes(euros: number, sizes: readonly string[], end = ''): Row[] {
  return sizes.map((size): Row => [`${size}${end}`, `taille ${size}`, euros]);
}
