import { absoluteUrl, cutDesignation, useProducts } from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import type { OrderItem } from 'shared-contracts/api/orders';
import { categoryHue } from 'shared-ui/icon';
import styles from './ItemPicture.module.css';

/** Maximum length of the name that replaces a missing picture: specification, section 9. */
const nameLength = 20;

interface ItemPictureProps {
  readonly item: OrderItem;
  /** True if the name is not shown next to the picture. */
  readonly named?: boolean;
}

/** Picture of an ordered article, in the colour of its current category; its name without a picture. */
export function ItemPicture({ item, named = false }: ItemPictureProps) {
  const { productCode, designation, imageUrl } = item;
  const { api } = useEnvironment();
  const [failed, setFailed] = useState(false);
  // Orders have no categories. The article is fetched only when its lazy picture has loaded.
  const [seen, setSeen] = useState(false);
  const { product } = useProducts(seen ? [productCode] : [])[productCode] ?? {};
  const url = absoluteUrl(api.url, imageUrl);

  const isShown = url !== '' && !failed;
  return (
    <span
      className={styles.picture}
      data-fam={isShown ? categoryHue(product?.Category?.name ?? '') : 'neutre'}
      aria-hidden={isShown || named ? undefined : true}
    >
      {isShown ? (
        <img
          src={url}
          alt={named ? designation : ''}
          width="64"
          height="48"
          loading="lazy"
          decoding="async"
          onLoad={() => setSeen(true)}
          onError={() => setFailed(true)}
        />
      ) : (
        <span className={styles.name}>{cutDesignation(designation, nameLength)}</span>
      )}
    </span>
  );
}
