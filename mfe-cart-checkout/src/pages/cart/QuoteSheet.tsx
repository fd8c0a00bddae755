import { AddressBlock, useUsualDelivery } from 'page-kit/account';
import { displayDesignation } from 'page-kit/catalogue';
import { formatDate } from 'page-kit/orders';
import { useEnvironment } from 'page-kit/page';
import { useUser } from 'shared-contracts/auth';
import { legalIdentity } from 'shared-contracts/environment/legal-identity';
import { serverNow } from 'shared-contracts/http';
import {
  formatCount,
  formatExact,
  formatPercent,
  formatUnitPrice,
  noAmount,
  quoteSums,
  quoteTerms,
} from 'shared-contracts/pricing';
import type { CartRow, CartView } from '../../cart/use-cart-view';
import styles from './QuoteSheet.module.css';

/** 'Devis indicatif': the printed cart, with the amounts of the API's PDF. Hidden on screen. */
export function QuoteSheet({ cart }: { readonly cart: CartView }) {
  const { company, settings } = useEnvironment();
  const { user } = useUser();
  const destination = useUsualDelivery() ?? null;
  const { rows, sold, discountRate } = cart;
  const { freeDelivery } = settings;
  const { amounts, deliveries } = quoteSums({ lines: sold, discountRate, destination, freeDelivery });
  const { legalName: fullName, street: addressLine1, phoneDisplayed: phone } = company;
  const missing = rows.filter(({ state }) => state === 'missing');

  return (
    <article className={styles.sheet} aria-label="Devis indicatif" data-print-only>
      <p className={styles.shop}>{company.shopName}</p>
      <h1>Devis indicatif</h1>
      <p>{quoteTerms(formatDate(serverNow().toISOString()) ?? '')}</p>
      <div className={styles.parties}>
        <div>
          <h2>Vendeur</h2>
          <AddressBlock address={{ ...company, fullName, addressLine1, phone }} />
          <p>{company.email}</p>
        </div>
        {user && (
          <div>
            <h2>Client</h2>
            <p>
              {user.companyName !== destination?.fullName && (
                <>
                  {user.companyName}
                  <br />
                </>
              )}
              <span>
                {user.firstName} {user.lastName}
              </span>
            </p>
            {destination && <AddressBlock address={destination} />}
          </div>
        )}
      </div>
      <QuotedArticles rows={rows} />
      {discountRate > 0 && <p className="sph-small">Remise comprise&nbsp;: {formatPercent(discountRate)}.</p>}
      <table className={styles.sums} aria-label="Montants">
        <tbody>
          {amounts.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.deliveries}>
        <caption>Total TTC selon la livraison</caption>
        <Columns titles={['Mode', 'Livraison', 'Total TTC']} />
        <tbody>
          {deliveries.map(([mode, fee, total]) => (
            <tr key={mode}>
              <th scope="row">{mode}</th>
              <td>{fee}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {missing.length > 0 && (
        <section className={styles.missing} aria-label="Articles non disponibles">
          <h2>Articles non disponibles, compris dans aucun total</h2>
          <ul>
            {missing.map(({ line }) => (
              <li key={line.productCode}>
                {line.productCode}, quantité {line.quantity}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="sph-small">
        {company.legalName}, {legalIdentity(company)}
      </p>
    </article>
  );
}

/** The available articles; the table header is repeated on each printed page. */
function QuotedArticles({ rows }: { readonly rows: readonly CartRow[] }) {
  return (
    <table className={styles.articles} aria-label="Articles">
      <Columns titles={['Référence', 'Désignation', 'Qté', 'Prix unitaire HT', 'TVA', 'Total HT']} />
      <tbody>
        {rows
          .filter(({ state }) => state === 'ready')
          .map(({ line, name, product, unitPrice, total }) => (
            <tr key={line.productCode}>
              <td>{line.productCode}</td>
              <td>{displayDesignation(name)}</td>
              <td>{formatCount(line.quantity)}</td>
              <td>{unitPrice === null ? noAmount : formatUnitPrice(unitPrice)}</td>
              <td>{formatPercent(product?.TVATaux ?? 0)}</td>
              <td>{total === null ? noAmount : formatExact(total)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const Columns = ({ titles }: { readonly titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    </tr>
  </thead>
);
