import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { cartCountAtom, cartPanelOpenAtom, openCartPanelAtom } from 'shared-contracts/cart';
import { listen } from 'shared-contracts/events';
import { Icon } from 'shared-ui/icon';
import { classNames } from 'shared-ui/styles';
import { usePreloadFragment } from '../../federation/Fragment';
import styles from './CartButton.module.css';

/** Count from which the badge is next to the icon: on the corner, a longer number would hide it. */
const wideFrom = 100;

function nameOf(count: number): string {
  if (count === 0) return 'Panier, vide';
  return count === 1 ? 'Panier, 1 article' : `Panier, ${count} articles`;
}

/** Opens the cart panel. Only the browser has the cart, so the first render shows an empty one. */
export function CartButton({ className }: { className: string | undefined }) {
  const count = useAtomValue(cartCountAtom);
  const open = useAtomValue(cartPanelOpenAtom);
  const openPanel = useSetAtom(openCartPanelAtom);
  const preload = usePreloadFragment('CartPanel');
  const [added, setAdded] = useState(0);

  useEffect(() => listen('cart:line-added', () => setAdded((times) => times + 1)), []);

  return (
    <button
      id="panier"
      type="button"
      className={className}
      aria-label={nameOf(count)}
      aria-haspopup="dialog"
      aria-expanded={open}
      title="Panier"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={openPanel}
    >
      <Icon name="cart" />
      {count > 0 && (
        <span
          key={added}
          className={classNames(styles.badge, count >= wideFrom && styles.wide, added > 0 && styles.pulse)}
        >
          {count}
        </span>
      )}
    </button>
  );
}
