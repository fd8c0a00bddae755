import { Checkbox } from 'shared-ui/field';
import styles from './TermsCheckbox.module.css';

export interface TermsCheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The terms open in a tab of their own, so that nothing of the order is lost. */
export function TermsCheckbox({ checked, onChange }: TermsCheckboxProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={
        <>
          J’accepte les <TermsLink href="/cgv">conditions générales de vente</TermsLink> et j’ai pris
          connaissance du <TermsLink href="/cgv#retractation">droit de rétractation</TermsLink>
        </>
      }
    />
  );
}

function TermsLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener"
      title="S’ouvre dans un nouvel onglet"
    >
      {children}
    </a>
  );
}
