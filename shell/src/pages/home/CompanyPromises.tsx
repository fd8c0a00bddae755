import { useEnvironment } from 'page-kit/page';
import { Icon, type IconName } from 'shared-ui/icon';
import styles from './CompanyPromises.module.css';

/** Icons in the order of the environment's promises: delivery, payment, service. */
const icons: readonly IconName[] = ['truck', 'shield', 'phone'];

/** Renders the banner of three promises; their texts are from the environment. */
export function CompanyPromises() {
  const { company } = useEnvironment();
  return (
    <ul className={styles.promises}>
      {company.promises.map(({ title, text }, index) => (
        <li key={title}>
          <Icon name={icons[index] ?? 'check'} size="l" />
          <div>
            <b>{title}</b>
            <span className="sph-quiet">{text}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
