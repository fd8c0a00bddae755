import { useEnvironment } from 'page-kit/page';
import { categoryHue } from 'shared-ui/icon';
import { classNames } from 'shared-ui/styles';
import { ProductImage } from './ProductImage';
import styles from './ProductPicture.module.css';
import { absoluteUrl, fallbackPicture } from './paths';
import type { ShownProduct } from './products';

interface ProductPictureProps {
  /** Missing while it is unknown. */
  product: Pick<ShownProduct, 'ImageUrl' | 'Category' | 'SubCategory'> | null | undefined;
  /** Shown while the product, or its picture, is unknown. */
  imageUrl?: string | null | undefined;
  /** It cannot be sold. */
  missing?: boolean | undefined;
  /** Loads eagerly: the picture is in the initial viewport. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** Small picture of an article on the ground of its category; grey if it cannot be sold, empty while unknown. */
export function ProductPicture({ product, imageUrl, missing, eager, className }: ProductPictureProps) {
  const { api } = useEnvironment();
  const category = product?.Category?.name ?? '';
  return (
    <div
      className={classNames(styles.picture, missing && styles.missing, className)}
      data-fam={missing ? 'neutre' : categoryHue(category)}
    >
      {(product || imageUrl || missing) && (
        <ProductImage
          src={absoluteUrl(api.url, product?.ImageUrl ?? imageUrl)}
          fallback={product && fallbackPicture(api.url, product)}
          category={category}
          width={112}
          height={84}
          eager={eager}
        />
      )}
    </div>
  );
}
