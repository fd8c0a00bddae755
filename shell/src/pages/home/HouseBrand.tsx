import { CartCard, usePrices, useProducts } from 'page-kit/catalogue';
import { UntilDataLate, useEnvironment } from 'page-kit/page';
import { useId } from 'react';
import { ArrowLink } from 'shared-ui/button';
import { WarehouseArea } from '../../layout/company-facts';
import styles from './HouseBrand.module.css';

/** Renders the house brand with its articles; nothing when none of them is available. */
export function HouseBrand() {
  const titleId = useId();
  const { houseBrand } = useEnvironment().home;
  const products = useProducts(houseBrand, true);
  // The HTML has the public price; the customer's discount is applied in the browser.
  const prices = usePrices(houseBrand);
  const shown = houseBrand.filter((code) => products[code]?.product || !products[code]?.missing);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <ul className={styles.house}>
        <li className={styles.intro}>
          <h2 id={titleId}>La marque de la maison</h2>
          <p>
            Les essentiels de chaque famille, gardés en stock dans notre entrepôt
            <WarehouseArea />.
          </p>
          {shown.some((code) => !products[code]?.product) && <UntilDataLate />}
          <ArrowLink href="/category-product">Voir la gamme</ArrowLink>
        </li>
        {shown.map((code) => {
          const product = products[code]?.product;
          return product ? (
            <CartCard key={code} product={product} prices={prices} rowUpTo="tablet" />
          ) : (
            <li key={code} className={styles.skeleton} aria-hidden="true" />
          );
        })}
      </ul>
    </section>
  );
}
