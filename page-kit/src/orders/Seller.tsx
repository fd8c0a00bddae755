import { useEnvironment } from 'page-kit/page';
import { legalIdentity } from 'shared-contracts/environment/legal-identity';

/** Legal identity, address and email of the company, below an order. */
export function Seller({ className }: { readonly className?: string | undefined }) {
  const { company } = useEnvironment();
  return (
    <p className={className}>
      {company.legalName}, {legalIdentity(company)}. {company.street}, {company.postalCode} {company.city},{' '}
      {company.country}. {company.email}
    </p>
  );
}
