import { Button } from 'shared-ui/button';
import type { CartRow } from './use-cart-view';
import type { Removals } from './use-removals';

export interface RemoveMissingProps {
  rows: readonly CartRow[];
  removals: Removals;
}

/** Takes all articles out of the cart that the catalogue no longer has. */
export function RemoveMissing({ rows, removals }: RemoveMissingProps) {
  const missing = rows.filter(({ state }) => state === 'missing');
  return (
    <Button variant="secondary" icon="trash" onClick={() => removals.remove(...missing)}>
      Retirer les articles indisponibles
    </Button>
  );
}
