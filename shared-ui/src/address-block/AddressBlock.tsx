import { countryName } from 'shared-contracts/pricing';
import styles from './AddressBlock.module.css';

export interface PostalAddress {
  fullName: string;
  addressLine1: string;
  addressLine2?: string | null | undefined;
  postalCode: string;
  city: string;
  /** A code of ISO 3166-1 alpha-2, or a name. */
  country: string;
  phone?: string | null | undefined;
}

export interface AddressBlockProps {
  address: PostalAddress;
  className?: string | undefined;
}

/** '04 91 00 00 00' for a French number however it was typed; any other stays as it is. */
function phoneText(phone: string): string {
  const digits = phone.replace(/[\s.-]/g, '');
  return /^0\d{9}$/.test(digits) ? digits.replace(/\B(?=(?:\d{2})+$)/g, '\u00a0') : phone;
}

/** An address as it is written on an envelope, with its phone. */
export function AddressBlock({ address, className }: AddressBlockProps) {
  const lines = {
    name: address.fullName,
    line1: address.addressLine1,
    line2: address.addressLine2,
    city: `${address.postalCode} ${address.city}, ${countryName(address.country)}`,
    phone: address.phone && `Tél. ${phoneText(address.phone)}`,
  };

  return (
    <address className={className}>
      {Object.entries(lines)
        .filter(([, text]) => Boolean(text))
        .map(([field, text]) => (
          <span key={field} className={styles.line}>
            {text}
          </span>
        ))}
    </address>
  );
}
