import { LateDataNote } from 'page-kit/page';
import { LoadingText, Skeleton } from 'shared-ui/feedback';
import { Split, Wrap } from 'shared-ui/layout';
import styles from './skeletons.module.css';

interface LoadingPageProps {
  /** Placeholder at the top of the page. */
  top: 'title' | 'banner';
  /** Number of boxes in the left column. */
  boxes: number;
}

/** Has no heading: the focus moves to the heading of the loaded page. */
function LoadingPage({ top, boxes }: LoadingPageProps) {
  return (
    <>
      <LateDataNote />
      <Wrap className={styles.page} aria-busy="true">
        <Skeleton className={styles[top]} />
        <LoadingText>Chargement de la page</LoadingText>
        <Split aside={<Skeleton className={styles.summary} />}>
          <div className="sph-stack">
            {[...Array(boxes).keys()].map((box) => (
              <Skeleton key={box} className={styles.box} />
            ))}
          </div>
        </Split>
      </Wrap>
    </>
  );
}

/** As high as a cart of a few articles. */
export const CartSkeleton = () => <LoadingPage top="title" boxes={4} />;
/** As high as the steps of the checkout. */
export const CheckoutSkeleton = () => <LoadingPage top="title" boxes={3} />;
/** As high as a confirmation with its banner. */
export const ConfirmationSkeleton = () => <LoadingPage top="banner" boxes={2} />;
