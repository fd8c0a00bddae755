import { absoluteUrl, fallbackPicture, ProductImage } from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { categoryHue } from 'shared-ui/icon';
import { classNames } from 'shared-ui/styles';
import styles from './CartPicture.module.css';
import type { CartRow } from './use-cart-view';

interface CartPictureProps {
  row: CartRow;
  className: string | undefined;
}

/** Small picture of an article on its category's background; grey when it cannot be sold. */
export function CartPicture({ row: { product, state }, className }: CartPictureProps) {
  const { api } = useEnvironment();
  const category = product?.Category?.name ?? '';
  return (
    <div
      className={classNames(styles.picture, state === 'missing' && styles.off, className)}
      data-fam={state === 'missing' ? 'neutre' : categoryHue(category)}
    >
      {state !== 'pending' && state !== 'failed' && (
        <ProductImage
          src={product && absoluteUrl(api.url, product.ImageUrl)}
          fallback={product && fallbackPicture(api.url, product)}
          category={category}
          width={112}
          height={84}
        />
      )}
    </div>
  );
}
