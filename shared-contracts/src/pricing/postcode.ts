/** The five digits of a French postcode, as of '75 008' or 'F-75008'; null for any other text. */
export function frenchPostcode(typed: string): string | null {
  const digits = typed.replace(/^\s*FR?[\s-]*/i, '').replace(/\s/g, '');
  return /^\d{5}$/.test(digits) ? digits : null;
}
