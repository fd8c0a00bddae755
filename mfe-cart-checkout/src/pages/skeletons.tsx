import { PageTitle, Split, VisuallyHidden, Wrap } from 'shared-ui/layout';
import { Bone } from 'shared-ui/skeleton';
import styles from './skeletons.module.css';

interface LoadingPageProps {
  title?: string;
  /** Boxes of the left column. */
  boxes: number;
}

function LoadingPage({ title, boxes }: LoadingPageProps) {
  return (
    <Wrap aria-busy="true">
      {title ? <PageTitle title={title} /> : <Bone className={styles.banner} />}
      <VisuallyHidden as="p" role="status">
        Chargement de la page
      </VisuallyHidden>
      <Split aside={<Bone className={styles.summary} />}>
        <div className={styles.boxes}>
          {Array.from({ length: boxes }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
            <Bone key={place} className={styles.box} />
          ))}
        </div>
      </Split>
    </Wrap>
  );
}

export function CartSkeleton() {
  return <LoadingPage title="Votre panier" boxes={4} />;
}

export function CheckoutSkeleton() {
  return <LoadingPage title="Commande" boxes={3} />;
}

export function ConfirmationSkeleton() {
  return <LoadingPage boxes={2} />;
}
