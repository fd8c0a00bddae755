import { useUser } from 'shared-contracts/auth';

/** Greets a signed-in customer by first name. */
export function Greeting({ className }: { className: string | undefined }) {
  const { user } = useUser();
  if (!user) return null;
  return <p className={className}>{`Bonjour ${user.firstName}\u202f!`}</p>;
}
