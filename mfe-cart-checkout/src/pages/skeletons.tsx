import { LateDataNote } from 'page-kit/page';
import { LoadingText, Skeleton } from 'shared-ui/feedback';
import { Split, Wrap } from 'shared-ui/layout';
import styles from './skeletons.module.css';

/** Has no heading: the focus moves to the heading of the loaded page. `top`: placeholder above the columns. */
function LoadingPage({ top }: { top: 'title' | 'banner' }) {
  return (
    <>
      <LateDataNote />
      <Wrap className={styles.page} aria-busy="true">
        <Skeleton className={styles[top]} />
        <LoadingText>Chargement de la page</LoadingText>
        <Split aside={<Skeleton className={styles.summary} />}>
          <div className="sph-stack">
            <Skeleton className={styles.box} />
            <Skeleton className={styles.box} />
            <Skeleton className={styles.box} />
          </div>
        </Split>
      </Wrap>
    </>
  );
}

/** As high as a cart of a few articles, and as the steps of the checkout. */
export const CartSkeleton = () => <LoadingPage top="title" />;
/** As high as a confirmation with its banner. */
export const ConfirmationSkeleton = () => <LoadingPage top="banner" />;
