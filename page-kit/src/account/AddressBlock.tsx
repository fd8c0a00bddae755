import { envelope, type PostalAddress } from 'shared-contracts/pricing';

/** Formats a French number as '04 91 00 00 00'; returns any other number unchanged. */
function phoneText(phone: string): string {
  const digits = phone.replace(/[\s.-]/g, '');
  return /^0\d{9}$/.test(digits) ? digits.replace(/\B(?=(?:\d{2})+$)/g, '\u00a0') : phone;
}

/** An address as on an envelope, with its phone number. */
export function AddressBlock({
  address,
}: {
  address: PostalAddress & { readonly phone?: string | null | undefined };
}) {
  const { recipient, city, country } = envelope(address);
  const lines = [...recipient, `${city}, ${country}`];
  if (address.phone) lines.push(`Tél. ${phoneText(address.phone)}`);

  return (
    <address>
      {Object.entries(lines).map(([position, text]) => (
        <div key={position}>{text}</div>
      ))}
    </address>
  );
}
