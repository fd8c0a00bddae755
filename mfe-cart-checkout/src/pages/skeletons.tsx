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

export function CartSkeleton() {
  return <LoadingPage top="title" boxes={4} />;
}

export function CheckoutSkeleton() {
  return <LoadingPage top="title" boxes={3} />;
}

export function ConfirmationSkeleton() {
  return <LoadingPage top="banner" boxes={2} />;
}
