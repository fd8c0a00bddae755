import { useCartLine } from 'page-kit/cart';
import {
  absoluteUrl,
  cutDesignation,
  fallbackPicture,
  Price,
  PriceSkeleton,
  ProductCard,
  productPath,
  type ShownProduct,
  useProducts,
} from 'page-kit/catalogue';
import { useEnvironment, useLateData } from 'page-kit/page';
import { useId } from 'react';
import { useDiscountRate } from 'shared-contracts/auth';
import { labellingOf, packLine } from 'shared-contracts/catalogue';
import { dueUnitPrice, type Exact, formatExact } from 'shared-contracts/pricing';
import { ArrowLink } from 'shared-ui/button';
import { UntilLate } from 'shared-ui/feedback';
import { WarehouseArea } from '../../layout/company-facts';
import styles from './HouseBrand.module.css';

/** The house brand with articles to buy; without any of them the block would promise nothing and is left out. */
export function HouseBrand() {
  const titleId = useId();
  const { houseBrand } = useEnvironment().home;
  const products = useProducts(houseBrand, true);
  const late = useLateData();
  const shown = houseBrand.filter((code) => products[code]?.product || !products[code]?.missing);
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <ul className={styles.house}>
        <li className={styles.intro}>
          <h2 id={titleId}>La marque de la maison</h2>
          <p>
            Les essentiels de chaque famille, gardés en stock dans notre entrepôt
            <WarehouseArea />.
          </p>
          {shown.some((code) => !products[code]?.product) && <UntilLate {...late} />}
          <ArrowLink href="/category-product">Voir la gamme</ArrowLink>
        </li>
        {shown.map((code) => {
          const product = products[code]?.product;
          return product ? (
            <HouseCard key={code} product={product} />
          ) : (
            <li key={code} className={styles.skeleton} aria-hidden="true" />
          );
        })}
      </ul>
    </section>
  );
}

/** The HTML has the public price for all; the customer's own follows. Null until then, and without a usable price. */
function useUnitPrice(priceHT: number | null): Exact | null {
  const { discountRate, pending } = useDiscountRate();
  return priceHT === null || pending ? null : dueUnitPrice(priceHT, discountRate);
}

function HouseCard({ product }: { product: ShownProduct }) {
  const { api } = useEnvironment();
  const price = useUnitPrice(product.PrixHT);
  const unavailable = product.PrixHT === null;
  const { inCart, add, increase, decrease } = useCartLine(product.Code);
  return (
    <ProductCard
      href={productPath(product)}
      name={product.Designation}
      displayName={cutDesignation(product.Designation)}
      reference={product.Reference}
      pack={packLine(product.facts?.pack, price)}
      labelling={labellingOf(product.labelling)}
      price={price === null ? !unavailable && <PriceSkeleton /> : <Price value={formatExact(price)} />}
      unavailable={unavailable}
      imageUrl={absoluteUrl(api.url, product.ImageUrl)}
      fallbackUrl={fallbackPicture(api.url, product)}
      category={product.Category?.name ?? ''}
      rowUpTo="tablet"
      inCart={inCart}
      onAdd={() => add(1)}
      onIncrease={increase}
      onDecrease={decrease}
    />
  );
}
