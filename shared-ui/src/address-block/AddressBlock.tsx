import { Fragment } from 'react';

export interface PostalAddress {
  fullName: string;
  addressLine1: string;
  addressLine2?: string | null | undefined;
  postalCode: string;
  city: string;
  country: string;
  phone?: string | null | undefined;
}

export interface AddressBlockProps {
  address: PostalAddress;
  className?: string | undefined;
}

/** An address as it is written on an envelope, with its phone. */
export function AddressBlock({ address, className }: AddressBlockProps) {
  const lines = [
    address.fullName,
    address.addressLine1,
    address.addressLine2,
    `${address.postalCode} ${address.city}, ${address.country}`,
    address.phone && `Tél. ${address.phone}`,
  ].filter((line): line is string => Boolean(line));

  return (
    <address className={className}>
      {lines.map((line, place) => (
        <Fragment key={line}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  );
}
