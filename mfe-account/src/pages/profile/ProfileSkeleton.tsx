import { useLocation } from 'react-router-dom';
import { Skeleton } from 'shared-ui/feedback';
import { AccountFrame } from './AccountFrame';
import { AccountMenu } from './AccountMenu';
import styles from './ProfileSkeleton.module.css';
import { SectionSkeleton } from './SectionSkeleton';
import { orderIdOf, sectionOf } from './sections';

/**
 * The page until the session is known; the invisible menu reserves its space. Has no heading: the focus would be
 * lost when the page replaces it.
 */
export function ProfileSkeleton() {
  const { search } = useLocation();
  const section = sectionOf(search) ?? 'informations';
  const menu = (
    <div className={styles.menu} aria-hidden="true">
      <AccountMenu current={section} onSignOut={() => undefined} />
    </div>
  );
  return (
    <AccountFrame title={<Skeleton className={styles.title} />} menu={menu}>
      <SectionSkeleton section={section} detail={orderIdOf(search) !== null} />
    </AccountFrame>
  );
}
