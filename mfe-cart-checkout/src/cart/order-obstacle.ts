import type { CartView } from './use-cart-view';

/** Why 'Commander' does not lead on; undefined if nothing is in the way. */
export function orderObstacle({ hasMissing, hasFailed }: CartView): string | undefined {
  if (hasMissing) return 'Retirez les articles indisponibles pour commander.';
  if (hasFailed) return 'Réessayez de charger les articles qui manquent pour commander.';
  return undefined;
}
