/** The tints of a drawing: `a` in the light, `b` in the shade. */
export interface Tints {
  a: string;
  b: string;
}

/** Category hues: the same lightness per role (OKLCH L .87 and .74), only the hue turns. */
export const categoryTints = {
  sacs: { a: '#BFE3D0', b: '#86BFA3' },
  ouate: { a: '#EBD8B8', b: '#C9AC7D' },
  chimie: { a: '#B3E0EA', b: '#77BBCB' },
  seaux: { a: '#C2D8F5', b: '#8DB0DF' },
  petit: { a: '#D5E2AC', b: '#A9BC6E' },
  materiel: { a: '#D7D0F2', b: '#AEA2DC' },
  protection: { a: '#F6CFBB', b: '#DE9F80' },
  chr: { a: '#F3CCD6', b: '#D99AAB' },
  ampoules: { a: '#F0DD92', b: '#CDB14D' },
} as const satisfies Record<string, Tints>;

/** A tone replaces the category's tints where the article itself has a colour. */
export const tones = {
  noir: { a: '#6E7F86', b: '#44555C' },
  gris: { a: '#D5DCDE', b: '#A5B2B6' },
  blanc: { a: '#FFFFFF', b: '#CFDADC' },
  bleu: { a: '#A9CBF2', b: '#6C9CD8' },
  jaune: { a: '#F6DE7C', b: '#D9B53A' },
  vert: { a: '#B2DDB4', b: '#77B57E' },
  rouge: { a: '#F0A99F', b: '#D4766A' },
  rose: { a: '#F3C4D0', b: '#D78FA3' },
  violet: { a: '#D9C3EC', b: '#AE8CCB' },
  orange: { a: '#F8C48B', b: '#DE964A' },
  marron: { a: '#C9A88B', b: '#95705A' },
  kraft: { a: '#E2C79C', b: '#BF9B65' },
} as const satisfies Record<string, Tints>;

export type CategoryHue = keyof typeof categoryTints;
export type Tone = keyof typeof tones;

export const INK = '#13272E';
/** Rubber, motors, axles. */
export const DARK = '#44555C';
export const WHITE = '#fff';
/** Shade on white parts. */
export const PALE = '#DDE6E8';
export const STEEL = '#CFDADC';
