import { useState } from 'react';
import type { OrderItem } from 'shared-contracts/api/orders';
import { cutDesignation, imageAddress } from 'shared-contracts/catalogue';
import { useEnvironment } from 'shared-contracts/remotes';
import styles from './ItemPicture.module.css';

/** Characters of a name that stands for a missing picture: specification, section 9. */
const nameLength = 20;

interface ItemPictureProps {
  readonly item: OrderItem;
  /** The name stands nowhere else. */
  readonly named?: boolean;
}

/** Small picture of an ordered article as it was; its name where there is none. */
export function ItemPicture({ item: { designation, imageUrl }, named = false }: ItemPictureProps) {
  const { api } = useEnvironment();
  const [failed, setFailed] = useState(false);
  const address = imageAddress(api.url, imageUrl ?? '');

  if (address && !failed) {
    return (
      <span className={styles.picture}>
        <img
          src={address}
          alt={named ? designation : ''}
          width="64"
          height="48"
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      </span>
    );
  }
  return (
    <span className={styles.picture} aria-hidden={named ? undefined : true}>
      <span className={styles.name}>{cutDesignation(designation, nameLength)}</span>
    </span>
  );
}
