import { energyClasses, hazardCodes, signalWords } from 'shared-contracts/api/labelling-codes';
import type { ProductLabelling } from 'shared-contracts/api/products';
import type { z } from 'zod';
import { optionalFigure, partsOf, readPrice, text } from './cell-values';
import { longestImported } from './limits';

/** One of the given words, case-insensitively; null when empty. */
const oneOf = <Word extends string>(words: readonly Word[]) =>
  text(20).transform((value, context): Word | null => {
    const word = words.find((each) => each.toLowerCase() === value.toLowerCase());
    if (value && !word) context.addIssue({ code: 'custom', message: `écrivez ${words.join(', ')} ou rien` });
    return word ?? null;
  });

/** Columns with the legal label of an article, documented in `docs/catalogue-import.md`. */
export const labellingFields = {
  clp_pictogrammes: text(100).transform((value, context) => {
    const codes = partsOf(value.toUpperCase(), ',');
    const known = hazardCodes.filter((code) => codes.includes(code));
    if (known.length < new Set(codes).size)
      context.addIssue({ code: 'custom', message: 'écrivez GHS01 à GHS09, séparés par des virgules' });
    return known;
  }),
  clp_avertissement: oneOf(signalWords),
  clp_mentions: text(longestImported.hazardStatements).transform((value) => partsOf(value, '|')),
  biocide: oneOf(['oui']),
  classe_energie: oneOf(energyClasses),
  eco_participation: optionalFigure(readPrice),
};

type LabellingCells = z.infer<z.ZodObject<typeof labellingFields>>;

/** Converts the columns to the contract's labelling; null when all are empty. */
export function labellingOfRow(row: LabellingCells, context: z.RefinementCtx): ProductLabelling | null {
  const { clp_pictogrammes: pictograms, clp_avertissement: signalWord, clp_mentions: statements } = row;
  const { classe_energie: energyClass, eco_participation: ecoParticipation } = row;
  const refuse = (column: string, message: string) =>
    context.addIssue({ code: 'custom', path: [column], message });
  if ((pictograms.length > 0 || signalWord) && statements.length === 0)
    refuse('clp_mentions', 'valeur manquante : un pictogramme ou un avertissement en demande une');
  const labelling: ProductLabelling = {
    ...(pictograms.length > 0 && { pictograms }),
    ...(signalWord && { signalWord }),
    ...(statements.length > 0 && { statements }),
    ...(row.biocide && { biocide: true }),
    ...(energyClass && { energyClass }),
    ...(ecoParticipation && { ecoParticipation }),
  };
  return Object.keys(labelling).length > 0 ? labelling : null;
}
