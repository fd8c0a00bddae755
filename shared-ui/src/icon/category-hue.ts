/** Key of a category's hue; goes into `data-fam`, which sets --f-bg and --f-deep for what is inside. */
export type CategoryHue =
  | 'sacs'
  | 'ouate'
  | 'chimie'
  | 'seaux'
  | 'petit'
  | 'materiel'
  | 'protection'
  | 'chr'
  | 'ampoules'
  | 'neutre';

// In this order: PETIT MATERIEL holds the word of MATERIEL too.
const words: readonly (readonly [RegExp, CategoryHue])[] = [
  [/\bPETIT/, 'petit'],
  [/\bMATERIEL/, 'materiel'],
  [/\bSACS?\b/, 'sacs'],
  [/\bOUATE|\bPAPIER/, 'ouate'],
  [/\bCHIMI/, 'chimie'],
  [/\bSEAUX?\b|\bCHARIOT/, 'seaux'],
  [/\bPROTECTION/, 'protection'],
  [/\bCHR\b/, 'chr'],
  [/\bAMPOULE/, 'ampoules'],
];

/** A list asks for the hue of the same few categories once per card; a URL may name any others, without end. */
const found = new Map<string, CategoryHue>();
const mostFound = 100;

/** The hue of a category by its code or name, whatever case and accents; neutral if unknown. */
export function categoryHue(name: string): CategoryHue {
  const hue = found.get(name) ?? findHue(name);
  if (found.size < mostFound) found.set(name, hue);
  return hue;
}

function findHue(name: string): CategoryHue {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? 'neutre';
}
