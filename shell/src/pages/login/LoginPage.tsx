import { useAtomValue, useSetAtom } from 'jotai';
import { PageMeta, useEnvironment } from 'page-kit/page';
import { Navigate, useLocation } from 'react-router-dom';
import { isAuthenticatedAtom, openAuthDialogAtom } from 'shared-contracts/auth';
import { Button } from 'shared-ui/button';
import { PageTitle, PanelBox, Wrap } from 'shared-ui/layout';
import { LoginForm } from '../../sign-in/LoginForm';
import card from '../MailedLinkPage.module.css';
import styles from './LoginPage.module.css';

/** Renders the sign-in and redirects to the page that required it; a signed-in user is redirected at once. */
export function Component() {
  const { state } = useLocation();
  const signedIn = useAtomValue(isAuthenticatedAtom);
  const openDialog = useSetAtom(openAuthDialogAtom);
  const { company } = useEnvironment();

  if (signedIn) return <Navigate to={returnTo(state)} replace />;
  return (
    <Wrap className={card.page}>
      <PageMeta
        title="Connexion"
        description={`Connectez-vous à votre compte client ${company.shopName}.`}
        path="/login"
      />
      <PageTitle title="Connexion" />
      <PanelBox padded>
        <LoginForm />
      </PanelBox>
      <PanelBox as="section" tone="mist" padded className={styles.new}>
        <h2>Pas encore de compte&#8239;?</h2>
        <p>Un compte garde vos adresses et l’historique de vos commandes, et applique votre remise.</p>
        <Button variant="secondary" onClick={() => openDialog()}>
          Créer un compte
        </Button>
      </PanelBox>
    </Wrap>
  );
}

/** Returns the target of the redirect from the navigation state; always a path of the shop. */
export function returnTo(state: unknown): string {
  const target = state && typeof state === 'object' && 'returnTo' in state ? state.returnTo : null;
  return typeof target === 'string' && /^\/(?![/\\])/.test(target) ? target : '/';
}
