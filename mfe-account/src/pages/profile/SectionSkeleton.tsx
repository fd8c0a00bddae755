import { LateDataNote } from 'page-kit/page';
import type { ReactNode } from 'react';
import { LoadingText, Skeleton } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import frame from './SectionFrame.module.css';
import styles from './SectionSkeleton.module.css';
import type { Section } from './sections';

interface LoadingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a skeleton with a text for screen readers, and a note when loading takes long. */
export function Loading({ className, children }: LoadingProps) {
  return (
    <>
      <LateDataNote />
      <div aria-busy="true" className={className}>
        <LoadingText>Chargement de votre compte</LoadingText>
        {children}
      </div>
    </>
  );
}

/** Reserves the space below the heading of a section while its data load. */
export const ContentSkeleton = ({ section }: { readonly section: Section }) => (
  <Loading>{bones[section]}</Loading>
);

interface SectionSkeletonProps {
  readonly section: Section;
  /** True for a single order instead of the list. */
  readonly detail: boolean;
}

/** Reserves the space of a section while its code loads. */
export function SectionSkeleton({ section, detail }: SectionSkeletonProps) {
  if (detail) return <OrderSkeleton />;
  return (
    <>
      <div className={frame.head}>
        <Skeleton width="1/4" height="m" />
      </div>
      <ContentSkeleton section={section} />
    </>
  );
}

/** Reserves the space of an order. */
export function OrderSkeleton() {
  return (
    <Loading className="sph-stack">
      <Skeleton width="1/4" />
      <Skeleton width="1/2" height="m" />
      <PanelBox padded className={styles.items}>
        {repeat(6, (index) => (
          <Skeleton key={index} className={styles.thumbnails} />
        ))}
      </PanelBox>
      <Skeleton className={styles.facts} />
    </Loading>
  );
}

const repeat = (count: number, render: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => render(index));

const formBones = (
  <PanelBox padded className={styles.form}>
    {repeat(4, (index) => (
      <div key={index} className={styles.field}>
        <Skeleton width="1/4" />
        <Skeleton height="l" />
      </div>
    ))}
    <Skeleton width="1/4" height="l" />
  </PanelBox>
);

const cardBones = (
  <div className={frame.cards}>
    {repeat(2, (index) => (
      <PanelBox key={index} padded className={styles.addressCard}>
        <Skeleton width="1/2" />
        <Skeleton width="3/4" />
        <Skeleton width="1/2" />
        <Skeleton width="3/4" />
        <Skeleton width="1/4" height="l" />
      </PanelBox>
    ))}
  </div>
);

const listBones = (
  <div className="sph-stack">
    {repeat(4, (index) => (
      <PanelBox key={index} padded className={styles.orderCard}>
        <Skeleton width="1/2" height="m" />
        <Skeleton width="3/4" />
        <Skeleton width="1/2" className={styles.thumbnails} />
      </PanelBox>
    ))}
  </div>
);

const bones: Readonly<Record<Section, ReactNode>> = {
  informations: formBones,
  address: cardBones,
  historique: listBones,
  listes: listBones,
  securite: formBones,
  donnees: formBones,
};
