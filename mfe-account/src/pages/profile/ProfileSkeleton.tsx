import { useLocation } from 'react-router-dom';
import { Skeleton } from 'shared-ui/feedback';
import { AccountFrame } from './AccountFrame';
import styles from './ProfileSkeleton.module.css';
import { SectionSkeleton } from './SectionSkeleton';
import { orderIdOf, sectionOf } from './sections';

/** The page until the session is known. Has no heading: the focus would be lost when the page replaces it. */
export function ProfileSkeleton() {
  const { search } = useLocation();
  return (
    <AccountFrame title={<Skeleton className={styles.title} />} menu={<Skeleton className={styles.menu} />}>
      <SectionSkeleton section={sectionOf(search) ?? 'informations'} detail={orderIdOf(search) !== null} />
    </AccountFrame>
  );
}
