import { useQuery } from '@tanstack/react-query';
import { PageMeta } from 'page-kit/page';
import { useEffect, useId } from 'react';
import { profileQuery } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { ErrorState } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import { SectionSkeleton } from '../SectionSkeleton';
import { InformationForm } from './InformationForm';
import styles from './InformationSection.module.css';

/** Who the customer is, to be put right. */
export function InformationSection() {
  const { data: user, error, isFetching, refetch } = useQuery(profileQuery(useHttp()));
  const titleId = useId();

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  return (
    <section aria-labelledby={titleId}>
      <PageMeta title="Mes informations" />
      {user ? (
        <PanelBox padded className={styles.box}>
          <h2 id={titleId}>Mes informations</h2>
          <InformationForm key={user.id} user={user} />
        </PanelBox>
      ) : error ? (
        <ErrorState
          text="Vos informations ne peuvent pas être affichées pour le moment."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SectionSkeleton section="informations" />
      )}
    </section>
  );
}
