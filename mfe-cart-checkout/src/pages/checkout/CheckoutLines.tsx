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
      {rows.map((row) => (
        <li key={row.line.productCode} className={styles.line}>
          <ProductPicture
            product={row.product}
            missing={row.state === 'missing'}
            className={styles.picture}
          />
          <span className={styles.text}>
            <span>{displayDesignation(row.name)}</span>
            {row.pack && <span className={styles.quantity}>{row.pack}</span>}
          </span>
          <span className={styles.amount}>
            {row.state === 'missing' ? (
              <Pill tone="bad">Indisponible</Pill>
            ) : (
              <b>
                <Amount of={row.total} unknown={row.state === 'failed'} />
              </b>
            )}
            <span className={styles.quantity}>Qté {formatCount(row.line.quantity)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
