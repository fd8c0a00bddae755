import { RouteFailure } from 'page-kit/page';

/** Error boundary of the account page. */
export function ProfileFailure() {
  return <RouteFailure title="Mon compte" text="Votre compte ne peut pas être affiché pour le moment." />;
}
