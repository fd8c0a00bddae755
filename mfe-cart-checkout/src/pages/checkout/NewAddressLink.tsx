import { ButtonLink } from 'shared-ui/button';

export interface NewAddressLinkProps {
  /** Called before the page is left, to keep what was chosen. */
  onLeave: () => void;
  label?: string;
  variant?: 'secondary' | 'tertiary';
  /** Replaces the dialog's history entry. */
  replace?: boolean;
}

/** Leads to the address book and, once an address is saved, back to checkout. */
export function NewAddressLink({
  onLeave,
  label = '+ Ajouter une nouvelle adresse',
  variant = 'secondary',
  replace = false,
}: NewAddressLinkProps) {
  return (
    <ButtonLink
      variant={variant}
      href="/profile?address"
      data-state={JSON.stringify({ returnTo: '/purchase' })}
      data-replace={replace}
      onClick={onLeave}
    >
      {label}
    </ButtonLink>
  );
}
