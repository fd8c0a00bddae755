import { displayDesignation, ProductPicture } from 'page-kit/catalogue';
import { formatCount } from 'shared-contracts/pricing';
import { Pill } from 'shared-ui/feedback';
import { Amount } from '../../cart/SummaryBox';
import type { CartRow } from '../../cart/use-cart-view';
import styles from './CheckoutLines.module.css';

/** Short list of the articles; a long list scrolls within the summary. */
export function CheckoutLines({ rows }: { rows: readonly CartRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ul className={styles.lines} aria-label="Articles commandés" tabIndex={0}>
      {rows.map(({ line, name, product, pack, state, total }) => (
        <li key={line.productCode} className={styles.line}>
          <ProductPicture product={product} missing={state === 'missing'} className={styles.picture} />
          <span className={styles.text}>
            <span>{displayDesignation(name)}</span>
            {pack && <span className={styles.quantity}>{pack}</span>}
          </span>
          <span className={styles.amount}>
            {state === 'missing' ? (
              <Pill tone="bad">Indisponible</Pill>
            ) : (
              <b>
                <Amount of={total} unknown={state === 'failed'} />
              </b>
            )}
            <span className={styles.quantity}>Qté {formatCount(line.quantity)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
