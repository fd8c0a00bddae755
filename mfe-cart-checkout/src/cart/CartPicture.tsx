import { absoluteUrl } from 'shared-contracts/catalogue';
import { useEnvironment } from 'shared-contracts/remotes';
import { classNames } from 'shared-ui/class-names';
import { familyHue } from 'shared-ui/family';
import { ProductImage } from 'shared-ui/product-image';
import styles from './CartPicture.module.css';
import type { CartRow } from './use-cart-view';

export interface CartPictureProps {
  row: CartRow;
  className?: string | undefined;
}

/** Small picture of an article on the ground of its family; grey when it cannot be sold. */
export function CartPicture({ row: { product, state }, className }: CartPictureProps) {
  const { api } = useEnvironment();
  const family = product?.Category?.name ?? '';
  return (
    <div
      className={classNames(styles.picture, state === 'missing' && styles.off, className)}
      data-fam={state === 'missing' ? 'neutre' : familyHue(family)}
    >
      {state !== 'pending' && (
        <ProductImage
          src={product && absoluteUrl(api.url, product.ImageUrl)}
          family={family}
          width={112}
          height={84}
        />
      )}
    </div>
  );
}
