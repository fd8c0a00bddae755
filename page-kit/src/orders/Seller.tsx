import { useEnvironment } from 'page-kit/page';
import { legalIdentity } from 'shared-contracts/environment/legal-identity';
import styles from './Seller.module.css';

/** Legal identity, address and email of the company, below a printed order. */
export function Seller() {
  const { company } = useEnvironment();
  return (
    <p className={`${styles.seller} sph-small`} data-print-only>
      {company.legalName}, {legalIdentity(company)}. {company.street}, {company.postalCode} {company.city},{' '}
      {company.country}. {company.email}
    </p>
  );
}
