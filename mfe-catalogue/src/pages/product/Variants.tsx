import { productPath, type ShownProduct } from 'page-kit/catalogue';
import { useId } from 'react';
import { ShopLink } from '../../components/ShopLink';
import styles from './Variants.module.css';

/** Other sizes, colours or packs of the article, each with its own page. */
export function Variants({ product }: { product: ShownProduct }) {
  const labelId = useId();
  if (product.variants.length === 0) return null;
  return (
    <div>
      <span id={labelId} className={styles.label}>
        Variante
      </span>
      <ul className={styles.variants} aria-labelledby={labelId}>
        {product.variants.map(({ Code, name }) => (
          <li key={Code}>
            <ShopLink
              to={productPath({ ...product, Code })}
              aria-current={Code === product.Code ? 'true' : undefined}
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
