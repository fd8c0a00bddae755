/** ASCII local part of RFC 5322 without quotes, and a domain with a dot; other letters in punycode. */
export const emailAddressPattern =
  /^(?![.])(?!.*[.][.])[a-z0-9.!#$%&'*+/=?^_`{|}~-]*[a-z0-9!#$%&'*+/=?^_`{|}~-]@([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z]([a-z0-9-]*[a-z0-9])$/i;
