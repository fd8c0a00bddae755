import { displayDesignation } from 'page-kit/catalogue';
import { formatCount, formatExact, formatPercent, noAmount } from 'shared-contracts/pricing';
import type { CartRow } from '../../cart/use-cart-view';
import styles from './QuoteSheet.module.css';

/** The articles that are sold; the head of the table stands on each sheet. */
export function QuotedArticles({ rows }: { readonly rows: readonly CartRow[] }) {
  return (
    <table className={styles.articles} aria-label="Articles">
      <thead>
        <tr>
          <th scope="col">Référence</th>
          <th scope="col">Désignation</th>
          <th scope="col">Qté</th>
          <th scope="col">Prix unitaire HT</th>
          <th scope="col">TVA</th>
          <th scope="col">Total HT</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ state }) => state === 'ready')
          .map(({ line, name, product, unitPrice, total }) => (
            <tr key={line.productCode}>
              <td>{line.productCode}</td>
              <td>{displayDesignation(name)}</td>
              <td>{formatCount(line.quantity)}</td>
              <td>{unitPrice === null ? noAmount : formatExact(unitPrice)}</td>
              <td>{formatPercent(product?.TVATaux ?? 0)}</td>
              <td>{total === null ? noAmount : formatExact(total)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
