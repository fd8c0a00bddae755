import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { authDialogPurposeAtom } from 'shared-contracts/auth';
import { cartCountAtom } from 'shared-contracts/cart';
import { listen } from 'shared-contracts/events';
import { formatCount } from 'shared-contracts/pricing';
import styles from './AuthForms.module.css';
import { LoginForm } from './LoginForm';
import { keepOrderIntent } from './order-intent';
import { RegistrationForm } from './RegistrationForm';

interface AuthFormsProps {
  /** Passwords are cleared when the dialog closes. */
  readonly open: boolean;
  readonly onDone: () => void;
}

/** Renders sign-in and registration. A visitor who was ordering continues to the checkout. */
export function AuthForms({ open, onDone }: AuthFormsProps) {
  const navigate = useNavigate();
  const ordering = useAtomValue(authDialogPurposeAtom) === 'order';
  const count = useAtomValue(cartCountAtom);

  useEffect(() => {
    if (!ordering) return;
    return listen('account:signed-in', ({ here }) => here && void navigate('/purchase'));
  }, [ordering, navigate]);

  function registered() {
    if (ordering) keepOrderIntent();
    onDone();
  }

  return (
    <>
      {ordering && (
        <p className={styles.purpose}>
          {`Connectez-vous pour commander ${count === 1 ? 'votre article' : `vos ${formatCount(count)}\u00a0articles`}`}
        </p>
      )}
      <div className={styles.forms}>
        <section className={styles.form}>
          <h2>J&apos;AI DÉJÀ UN COMPTE</h2>
          <LoginForm dialog={open ? 'open' : 'closed'} />
        </section>
        <section className={styles.form}>
          <h2>JE N&apos;AI PAS ENCORE DE COMPTE</h2>
          <RegistrationForm active={open} onRegistered={registered} />
        </section>
      </div>
    </>
  );
}
