import { cartLimit } from 'shared-contracts/api/limits';
import type { CartView } from './use-cart-view';

/** Why 'Commander' does not lead on; undefined if nothing is in the way. */
export function orderObstacle({ hasMissing, hasFailed }: CartView): string | undefined {
  if (hasMissing) return 'Retirez les articles indisponibles pour commander.';
  if (hasFailed) return 'Réessayez de charger les articles qui manquent pour commander.';
  return undefined;
}

/** What an older cart, with more lines than the API takes, must lose for a purpose; undefined where it need lose none. */
export const overfullCart = (lineCount: number, purpose: string): string | undefined =>
  lineCount > cartLimit
    ? `Un panier compte ${cartLimit}\u00a0articles différents au plus\u00a0: retirez-en ${lineCount - cartLimit} ${purpose}.`
    : undefined;
