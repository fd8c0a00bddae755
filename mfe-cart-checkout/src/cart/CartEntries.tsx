import { useSetAtom } from 'jotai';
import { displayDesignation } from 'page-kit/catalogue';
import type { ComponentType } from 'react';
import type { Product } from 'shared-contracts/api/products';
import { setQuantityAtom } from 'shared-contracts/cart';
import { formatCount, formatExact } from 'shared-contracts/pricing';
import { LinkButton } from 'shared-ui/button';
import { QuantityStepper } from 'shared-ui/field';
import styles from './CartEntries.module.css';
import type { CartRow } from './use-cart-view';
import type { Removal, Removals } from './use-removals';

/** Props of the component that renders a line. */
export interface CartLineProps {
  readonly row: CartRow;
  readonly onRemove: () => void;
  /** Replaces an ended article by its successor. */
  readonly onReplace: (successor: Product) => void;
}

type LineQuantityProps = Omit<CartLineProps, 'onReplace'> & { readonly size?: 's' };

/** Quantity stepper of a cart line; 0 removes the line. */
export function LineQuantity({ row: { line, name }, onRemove, size }: LineQuantityProps) {
  const setQuantity = useSetAtom(setQuantityAtom);
  return (
    <QuantityStepper
      size={size}
      value={line.quantity}
      onChange={(quantity) =>
        quantity === 0 ? onRemove() : setQuantity({ productCode: line.productCode, quantity })
      }
      label={`Quantité de ${name}`}
      itemName={name}
    />
  );
}

/** Says how many more pieces of a line lower its unit price; nothing at the lowest one. */
export function NextPrice({ row: { line, next, pack } }: { row: CartRow }) {
  if (!next) return null;
  const more = formatCount(next.from - line.quantity);
  return (
    <p className={styles.next}>
      {`Encore ${more} pour passer à ${formatExact(next.price)} ${pack ? 'le lot' : 'l’unité'}`}
    </p>
  );
}

/** Cart lines as list items; removed lines show an undo button. */
export function CartEntries({ removals, Line }: { removals: Removals; Line: ComponentType<CartLineProps> }) {
  return removals.entries.map((entry) =>
    'row' in entry ? (
      <Line
        key={entry.row.line.productCode}
        row={entry.row}
        onRemove={() => removals.remove(entry.row)}
        onReplace={(successor) => removals.replace(entry.row, successor)}
      />
    ) : (
      <RemovedLine
        key={entry.removal.line.productCode}
        removal={entry.removal}
        onUndo={() => removals.undo(entry.removal)}
      />
    ),
  );
}

function RemovedLine({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  return (
    <li className={`${styles.removed} sph-quiet`}>
      <span>{displayDesignation(removal.name)}&nbsp;: retiré du panier.</span>
      <LinkButton
        className={styles.undo}
        aria-label={`Annuler le retrait de ${removal.name}`}
        onClick={onUndo}
      >
        Annuler
      </LinkButton>
    </li>
  );
}
