import { energyClasses, hazardCodes, signalWords } from '../api/labelling-codes';
import type { ProductLabelling } from '../api/products';
import { exactAmount, formatExact } from '../pricing';

/** Regulation 528/2012, article 72. */
const biocideSentence =
  'Utilisez les produits biocides avec précaution. Avant toute utilisation, lisez l’étiquette et les informations concernant le produit.';

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/** Information that the law requires with the offer of an article; null or empty if it requires none. */
export type Labelling = NonNullable<ReturnType<typeof labellingOf>>;

/** Returns the valid labelling of an article from any API; null if there is none. */
export function labellingOf(given: ProductLabelling | null | undefined) {
  if (!given) return null;
  const codes = listOf(given.pictograms);
  const fee = exactAmount(given.ecoParticipation);
  const labelling = {
    pictograms: hazardCodes.filter((code) => codes.includes(code)),
    signalWord: signalWords.find((word) => word === given.signalWord) ?? null,
    /** Hazard statements as printed on the label. */
    statements: listOf(given.statements).filter((line): line is string => typeof line === 'string'),
    biocide: given.biocide === true ? biocideSentence : null,
    energyClass: energyClasses.find((each) => each === given.energyClass) ?? null,
    /** 'dont 0,17 € HT d’éco-participation' */
    ecoParticipation: fee ? `dont ${formatExact(fee)} HT d’éco-participation` : null,
  };
  const isEmpty = Object.values(labelling).every((value) => value === null || value.length === 0);
  return isEmpty ? null : labelling;
}

/** Returns the labelling as lines of text, for PDFs. */
export function labellingLines(labelling: Labelling): string[] {
  const { signalWord, statements, biocide, energyClass, ecoParticipation } = labelling;
  const hazards = [...(signalWord ? [`${signalWord}\u00a0:`] : []), ...statements].join(' ');
  return [
    ...(hazards ? [hazards] : []),
    ...(biocide ? [biocide] : []),
    ...(energyClass ? [`Classe d’efficacité énergétique\u00a0: ${energyClass} (de A à G)`] : []),
    ...(ecoParticipation ? [`Prix ${ecoParticipation}`] : []),
  ];
}
