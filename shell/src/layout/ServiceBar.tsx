import { useEnvironment } from 'shared-contracts/remotes';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import styles from './ServiceBar.module.css';

/** Phone, hours and free delivery above the header of every page. */
export function ServiceBar() {
  const { company } = useEnvironment();
  return (
    <aside className={styles.bar} aria-label="Service client" data-on-dark data-no-print>
      <Wrap className={styles.row}>
        <a href={`tel:${company.phone}`}>
          <Icon name="phone" size="s" />
          <b>{company.phoneDisplayed}</b>
        </a>
        <span className={styles.hours}>
          <Icon name="clock" size="s" />
          {company.serviceHours}
        </span>
        <span className={styles.delivery}>
          <Icon name="truck" size="s" />
          <span>Livraison gratuite dès 300&nbsp;€ en région parisienne, 500&nbsp;€ en France</span>
        </span>
        <span className={styles.shortDelivery}>
          <Icon name="truck" size="s" />
          Gratuite dès 300&nbsp;€
        </span>
      </Wrap>
    </aside>
  );
}
