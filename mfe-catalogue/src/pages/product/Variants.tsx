import { productPath, type ShownProduct } from 'page-kit/catalogue';
import { useId } from 'react';
import { useProductIntent } from '../../components/use-product-intent';
import styles from './Variants.module.css';

/** Other sizes, colours or packs of the article, each with its own page. */
export function Variants({ product }: { product: ShownProduct }) {
  const labelId = useId();
  const intent = useProductIntent();
  if (product.variants.length === 0) return null;
  return (
    <div>
      <span id={labelId} className={styles.label}>
        Variante
      </span>
      <ul {...intent} className={styles.variants} aria-labelledby={labelId}>
        {product.variants.map(({ Code, name }) => (
          <li key={Code}>
            <a
              href={productPath({ ...product, Code })}
              aria-current={Code === product.Code ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
