import { PageMeta } from 'page-kit/page';
import { useId } from 'react';
import { PanelBox } from 'shared-ui/layout';
import { PasswordForm } from './PasswordForm';
import styles from './SecuritySection.module.css';
import { SessionList } from './SessionList';

/** Who gets into the account: the password, and the devices that are signed in. */
export function SecuritySection() {
  const titleId = useId();
  const passwordId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <PageMeta title="Sécurité" />
      <h2 id={titleId}>Sécurité</h2>
      <PanelBox padded className={styles.box}>
        <section aria-labelledby={passwordId}>
          <h3 id={passwordId}>Mot de passe</h3>
          <PasswordForm />
        </section>
      </PanelBox>
      <SessionList />
    </section>
  );
}
