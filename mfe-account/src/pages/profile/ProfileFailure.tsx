import { RouteFailure } from 'page-kit/page';

/** Instead of an account that cannot be loaded. */
export function ProfileFailure() {
  return <RouteFailure title="Mon compte" text="Votre compte ne peut pas être affiché pour le moment." />;
}
