// In this order: PETIT MATERIEL contains MATERIEL.
const words = [
  [/\bPETIT/, 'petit'],
  [/\bMATERIEL/, 'materiel'],
  [/\bSACS?\b/, 'sacs'],
  [/\bOUATE|\bPAPIER/, 'ouate'],
  [/\bCHIMI/, 'chimie'],
  [/\bSEAUX?\b|\bCHARIOT/, 'seaux'],
  [/\bPROTECTION/, 'protection'],
  [/\bCHR\b/, 'chr'],
  [/\bAMPOULE/, 'ampoules'],
] as const;

/** Key of a category's hue; value of `data-fam`, which sets --f-bg and --f-deep for the element. */
export type CategoryHue = (typeof words)[number][1] | 'neutre';

/** Returns the hue of a category by its code or name, ignoring case and accents; neutral if unknown. */
export function categoryHue(name: string): CategoryHue {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? 'neutre';
}
