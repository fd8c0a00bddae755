import { energyClasses, hazardCodes, signalWords } from 'shared-contracts/api/fact-keys';
import { longest } from 'shared-contracts/api/limits';
import type { ProductLabelling } from 'shared-contracts/api/products';
import type { z } from 'zod';
import { optional, optionalFigure, readPackCount, readPrice, text } from './cells';

/** Columns with facts of an article; `docs/catalogue-import.md` explains them. */
export const factFields = {
  lot_quantite: optionalFigure(readPackCount),
  lot_unite: optional(30),
  contenance: optional(longest.fact),
  taille: optional(longest.fact),
  couleur: optional(longest.fact),
  matiere: optional(longest.fact),
  ecolabel: optional(longest.fact),
};

type FactCells = z.infer<z.ZodObject<typeof factFields>>;

/** The facts as the database names them. A count without a unit counts pieces; a unit needs a count. */
export function factsOfRow(row: FactCells, context: z.RefinementCtx) {
  if (row.lot_unite && row.lot_quantite === null)
    context.addIssue({
      code: 'custom',
      path: ['lot_quantite'],
      message: 'valeur manquante : lot_unite est remplie',
    });
  return {
    packCount: row.lot_quantite,
    packUnit: row.lot_quantite === null ? null : (row.lot_unite ?? 'pièce'),
    content: row.contenance,
    size: row.taille,
    color: row.couleur,
    material: row.matiere,
    ecolabel: row.ecolabel,
  };
}

/** One of a few words in any case; null when nothing is there. */
const oneOf = <Word extends string>(words: readonly Word[]) =>
  text(20).transform((value, context): Word | null => {
    const word = words.find((each) => each.toLowerCase() === value.toLowerCase());
    if (value && !word) context.addIssue({ code: 'custom', message: `écrivez ${words.join(', ')} ou rien` });
    return word ?? null;
  });

const partsOf = (value: string, separator: string) =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Columns with the legal label of an article; `docs/catalogue-import.md` explains them. */
export const labellingFields = {
  clp_pictogrammes: text(100).transform((value, context) => {
    const codes = partsOf(value.toUpperCase(), ',');
    const known = hazardCodes.filter((code) => codes.includes(code));
    if (known.length < new Set(codes).size)
      context.addIssue({ code: 'custom', message: 'écrivez GHS01 à GHS09, séparés par des virgules' });
    return known;
  }),
  clp_avertissement: oneOf(signalWords),
  clp_mentions: text(longest.hazardStatements).transform((value) => partsOf(value, '|')),
  biocide: oneOf(['oui']),
  classe_energie: oneOf(energyClasses),
  eco_participation: optionalFigure(readPrice),
};

type LabellingCells = z.infer<z.ZodObject<typeof labellingFields>> & { readonly prix_ht: number };

/** The columns in the words of the contract; null where all are empty. */
export function labellingOfRow(row: LabellingCells, context: z.RefinementCtx): ProductLabelling | null {
  const { clp_pictogrammes: pictograms, clp_avertissement: signalWord, clp_mentions: statements } = row;
  const { classe_energie: energyClass, eco_participation: ecoParticipation } = row;
  const refuse = (column: string, message: string) =>
    context.addIssue({ code: 'custom', path: [column], message });
  if ((pictograms.length > 0 || signalWord) && statements.length === 0)
    refuse('clp_mentions', 'valeur manquante : un pictogramme ou un avertissement en demande une');
  if (ecoParticipation !== null && ecoParticipation > row.prix_ht)
    refuse('eco_participation', 'dépasse prix_ht, dans lequel elle est comprise');
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
