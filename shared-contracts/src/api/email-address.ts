/**
 * What the shop takes for an e-mail address, in forms and API alike: an ASCII local part as RFC 5322 allows it without quotes,
 * and a domain with a dot; a domain with other letters in its ASCII form (punycode). Without zod, which is in no browser code.
 */
export const emailAddressPattern =
  /^(?![.])(?!.*[.][.])[a-z0-9.!#$%&'*+/=?^_`{|}~-]*[a-z0-9!#$%&'*+/=?^_`{|}~-]@([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z]([a-z0-9-]*[a-z0-9])$/i;
