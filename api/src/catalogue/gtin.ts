/** Digits of a GTIN-8, -12 (UPC), -13 (EAN) and -14. */
const lengths = [8, 12, 13, 14];
/** Characters that are printed or typed between the digits. */
const gaps = /[\s.-]/g;

/** Whether the last digit is the GS1 check digit of the others, which weigh 3 and 1 in turn from the right. */
function hasCheckDigit(digits: string): boolean {
  const weighted = [...digits].toReversed().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3));
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0;
}

/** Returns a typed or scanned GTIN padded to 14 digits, so that all lengths compare; null for another text. */
export function gtinOf(text: string): string | null {
  const digits = text.replace(gaps, '');
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length) || !hasCheckDigit(digits)) return null;
  return digits.padStart(14, '0');
}

/** Returns a stored GTIN as it is printed below the bars: 8, 13 or 14 digits. */
export const printedGtin = (gtin: string) => gtin.replace(/^0{6}(?=\d{8}$)|^0(?=\d{13}$)/, '');
