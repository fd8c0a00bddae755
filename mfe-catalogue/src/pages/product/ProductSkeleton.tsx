import { Wrap } from 'shared-ui/layout';
import { Bone } from 'shared-ui/skeleton';
import styles from './product-layout.module.css';

export function ProductSkeleton() {
  return (
    <Wrap aria-busy="true">
      <p role="status" className="sph-visually-hidden">
        Chargement du produit
      </p>
      <Bone width="1/2" className={styles.breadcrumbBone} />
      <div className={styles.product}>
        <Bone height="picture" className={styles.picture} />
        <div className={styles.buy}>
          <div className={styles.titleBones}>
            <Bone height="m" />
            <Bone width="3/4" height="m" />
            <Bone width="1/2" />
          </div>
          <Bone width="1/2" height="l" />
          <Bone height="l" />
          <Bone className={styles.factsBone} />
        </div>
      </div>
    </Wrap>
  );
}
