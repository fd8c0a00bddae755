import { useRequireCustomer } from 'shared-contracts/auth';

/** What remotes of contract 4 may take of `shared-contracts/auth` besides. It goes with contract 4. */
export * from 'shared-contracts/auth';

/** `useRequireCustomer` as contract 4 calls it, with its word for a session that is not known yet. */
export function useAdmission(): 'awaited' | 'customer' | 'visitor' {
  const status = useRequireCustomer();
  return status === 'pending' ? 'awaited' : status;
}
