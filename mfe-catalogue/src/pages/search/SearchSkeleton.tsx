import { CardGridSkeleton } from 'page-kit/catalogue';
import { useLateData } from 'page-kit/page';
import { LateNote, Skeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import styles from './SearchPage.module.css';

/** Room of the title, the field and the cards. */
export function SearchSkeleton() {
  const late = useLateData();
  return (
    <>
      <LateNote {...late} />
      <Wrap aria-busy="true" className={styles.page}>
        <Skeleton width="1/4" />
        <CardGridSkeleton />
      </Wrap>
    </>
  );
}
