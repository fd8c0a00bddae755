import styles from './AuthForms.module.css';
import { LoginForm } from './LoginForm';
import { RegistrationForm } from './RegistrationForm';

export interface AuthFormsProps {
  /** Passwords are forgotten when the dialog closes. */
  readonly open: boolean;
  readonly onDone: () => void;
}

/** Both ways in, side by side; one above the other on phones. Titles are the specification's. */
export function AuthForms({ open, onDone }: AuthFormsProps) {
  return (
    <div className={styles.forms}>
      <section className={styles.form}>
        <h2>J&apos;AI DÉJÀ UN COMPTE</h2>
        <LoginForm submitLabel="Me connecter" remember focused active={open} />
      </section>
      <section className={styles.form}>
        <h2>JE N&apos;AI PAS ENCORE DE COMPTE</h2>
        <RegistrationForm active={open} onRegistered={onDone} />
      </section>
    </div>
  );
}
