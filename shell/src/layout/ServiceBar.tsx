import { useEnvironment } from 'page-kit/page';
import { Icon } from 'shared-ui/icon';
import { Wrap } from 'shared-ui/layout';
import { freeDeliveryFrom } from './company-facts';
import styles from './ServiceBar.module.css';

/** Renders phone, hours and, if offered, free delivery above the header of every page. */
export function ServiceBar() {
  const { company, settings } = useEnvironment();
  return (
    <aside className={styles.bar} aria-label="Service client" data-on-dark data-no-print>
      <Wrap className={`${styles.row} sph-row`}>
        <a href={`tel:${company.phone}`}>
          <Icon name="phone" size="s" />
          <b>{company.phoneDisplayed}</b>
        </a>
        <span className={styles.hours}>
          <Icon name="clock" size="s" />
          {company.serviceHours}
        </span>
        {settings.freeDelivery === 'apply' && (
          <span>
            <Icon name="truck" size="s" />
            <span className={styles.delivery}>
              {`Livraison gratuite dès ${freeDeliveryFrom.ileDeFrance} en Île-de-France, ${freeDeliveryFrom.france} en métropole`}
            </span>
            <span className={styles.shortDelivery}>
              {`Gratuite dès ${freeDeliveryFrom.ileDeFrance} (IDF)`}
            </span>
          </span>
        )}
      </Wrap>
    </aside>
  );
}
