import { useEnvironment } from 'page-kit/page';
import { Icon } from 'shared-ui/icon';
import styles from './TrustLines.module.css';

/** Two quiet lines below the button that leads on. */
export function TrustLines() {
  const { company } = useEnvironment();
  return (
    <ul className={styles.trust}>
      <li>
        <Icon name="lock" size="s" />
        Paiement sécurisé, carte bancaire ou compte client
      </li>
      <li>
        <Icon name="phone" size="s" />
        {company.phoneDisplayed}, du lundi au vendredi
      </li>
    </ul>
  );
}
