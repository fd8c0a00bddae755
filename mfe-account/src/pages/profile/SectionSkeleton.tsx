import { LateDataNote } from 'page-kit/page';
import type { ReactNode } from 'react';
import { LoadingText, Skeleton } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import frame from './SectionFrame.module.css';
import styles from './SectionSkeleton.module.css';
import type { Section } from './sections';

interface SectionSkeletonProps {
  readonly section: Section;
  /** True for a single order instead of the list. */
  readonly detail?: boolean;
}

/** Reserves the space of a section while its code or data load. */
export function SectionSkeleton({ section, detail = false }: SectionSkeletonProps) {
  const Bones = detail ? OrderBones : bones[section];
  return (
    <Loading>
      {!detail && (
        <div className={frame.head}>
          <Skeleton width="1/4" height="m" />
        </div>
      )}
      <Bones />
    </Loading>
  );
}

interface LoadingProps {
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a skeleton with a text for screen readers, and a note when loading takes long. */
export function Loading({ label = 'Chargement de votre compte', className, children }: LoadingProps) {
  return (
    <>
      <LateDataNote />
      <div aria-busy="true" className={className}>
        <LoadingText>{label}</LoadingText>
        {children}
      </div>
    </>
  );
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

function InformationBones() {
  return (
    <PanelBox padded className={styles.form}>
      {indexes(4).map((index) => (
        <div key={index} className={styles.field}>
          <Skeleton width="1/4" />
          <Skeleton height="l" />
        </div>
      ))}
      <Skeleton width="1/4" height="l" />
    </PanelBox>
  );
}

function AddressBones() {
  return (
    <div className={frame.cards}>
      {indexes(2).map((index) => (
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
}

/** Placeholder of a list of orders or lists. */
export function OrderListBones() {
  return (
    <div className="sph-stack">
      {indexes(4).map((index) => (
        <PanelBox key={index} padded className={styles.orderCard}>
          <Skeleton width="1/2" height="m" />
          <Skeleton width="3/4" />
          <Skeleton width="1/2" className={styles.thumbnails} />
        </PanelBox>
      ))}
    </div>
  );
}

function OrderBones() {
  return (
    <div className="sph-stack">
      <Skeleton width="1/4" />
      <Skeleton width="1/2" height="m" />
      <PanelBox padded className={styles.items}>
        {indexes(6).map((index) => (
          <Skeleton key={index} className={styles.thumbnails} />
        ))}
      </PanelBox>
      <Skeleton className={styles.facts} />
    </div>
  );
}

const bones: Readonly<Record<Section, () => ReactNode>> = {
  informations: InformationBones,
  address: AddressBones,
  historique: OrderListBones,
  listes: OrderListBones,
  securite: InformationBones,
  donnees: InformationBones,
};
