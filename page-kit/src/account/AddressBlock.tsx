import { envelope, type PostalAddress } from 'shared-contracts/pricing';

/** Formats a French number as '04 91 00 00 00'; returns any other number unchanged. */
function phoneText(phone: string): string {
  const digits = phone.replace(/[\s.-]/g, '');
  return /^0\d{9}$/.test(digits) ? digits.replace(/\B(?=(?:\d{2})+$)/g, '\u00a0') : phone;
}

interface AddressProps {
  address: PostalAddress & { readonly phone?: string | null | undefined };
}

/** The lines of an address as on an envelope, with its phone number; a label may contain them. */
export function AddressLines({ address }: AddressProps) {
  const { recipient, city, country } = envelope(address);
  const lines = [...recipient, [city, country].filter(Boolean).join(', ')].filter(Boolean);
  if (address.phone) lines.push(`Tél. ${phoneText(address.phone)}`);

  // By position, since two lines may be equal.
  return Object.entries(lines).map(([position, text]) => (
    <span key={position}>
      {text}
      <br />
    </span>
  ));
}

/** An address by itself, as a group of lines. */
export const AddressBlock = ({ address }: AddressProps) => (
  <address>
    <AddressLines address={address} />
  </address>
);
