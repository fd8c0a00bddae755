import { longest } from 'shared-contracts/api/limits';
import { z } from 'zod';
import { optional, optionalFigure } from './cells';
import { readPackCount } from './numbers';

/** What a catalogue file says of an article in columns of their own; `docs/catalogue-import.md` explains them. */
export const factFields = {
  lot_quantite: optionalFigure(readPackCount),
  lot_unite: optional(30),
  contenance: optional(longest.fact),
  taille: optional(longest.fact),
  couleur: optional(longest.fact),
  matiere: optional(longest.fact),
  ecolabel: optional(longest.fact),
};

export const factColumns = [
  'lot_quantite',
  'lot_unite',
  'contenance',
  'taille',
  'couleur',
  'matiere',
  'ecolabel',
] as const satisfies readonly (keyof typeof factFields)[];

const shape = z.object(factFields);

/** The facts as the database names them. A count without a unit counts pieces, a unit without a count is a fault. */
export function factsOfRow(row: z.infer<typeof shape>, context: z.RefinementCtx) {
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

/** The facts of one row, without the rest of the catalogue's columns. */
export const factsRow = z
  .object({ code: z.string(), ...factFields })
  .transform(({ code, ...row }, context) => ({
    code,
    facts: factsOfRow(row, context),
  }));
