import { absoluteUrl, cutDesignation, useProducts } from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import type { OrderItem } from 'shared-contracts/api/orders';
import { categoryHue } from 'shared-ui/icon';
import styles from './ItemPicture.module.css';

/** Characters of a name that stands for a missing picture: specification, section 9. */
const nameLength = 20;

interface ItemPictureProps {
  readonly item: OrderItem;
  /** The name stands nowhere else. */
  readonly named?: boolean;
}

/** Small picture of an ordered article as it was, on the ground of its category today; its name where there is no picture. */
export function ItemPicture({
  item: { productCode, designation, imageUrl },
  named = false,
}: ItemPictureProps) {
  const { api } = useEnvironment();
  const [failed, setFailed] = useState(false);
  // An order does not name categories. Asked only for pictures that came into view, which is when they load.
  const [seen, setSeen] = useState(false);
  const { product } = useProducts(seen ? [productCode] : [])[productCode] ?? {};
  const url = absoluteUrl(api.url, imageUrl);

  if (url && !failed) {
    return (
      <span className={styles.picture} data-fam={categoryHue(product?.Category?.name ?? '')}>
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
      </span>
    );
  }
  return (
    <span className={styles.picture} data-fam="neutre" aria-hidden={named ? undefined : true}>
      <span className={styles.name}>{cutDesignation(designation, nameLength)}</span>
    </span>
  );
}
