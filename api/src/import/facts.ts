import { longest } from 'shared-contracts/api/limits';
import type { z } from 'zod';
import { optional, optionalFigure, readPackCount } from './cell-values';

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
