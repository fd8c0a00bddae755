/** Validation and formatting of the card form's input. */

/** @param {string} text */
export function digitsOf(text) {
  return text.replace(/\D/g, '');
}

/** `4970 1000 0000 0000`; American Express `3714 496353 98431`. @param {string} text */
export function formatNumber(text) {
  const digits = digitsOf(text).slice(0, 19);
  const groups = brandOf(digits) === 'AMEX' ? /^(\d{1,4})(\d{1,6})?(\d+)?/ : null;
  const parts = groups
    ? (groups.exec(digits)?.slice(1).filter(Boolean) ?? [])
    : (digits.match(/\d{1,4}/g) ?? []);
  return parts.join(' ');
}

/** Formats as `12/28`, also from `12/2028` (autofill of browsers) and `1228`. @param {string} text */
export function formatExpiry(text) {
  const [first = '', second] = text.split('/');
  let month = digitsOf(first);
  let year = second === undefined ? '' : digitsOf(second);
  if (month.length > 2) {
    year = month.slice(2) + year;
    month = month.slice(0, 2);
  }
  if (/^[2-9]$/.test(month)) month = `0${month}`;
  if (year.length === 4 && year.startsWith('20')) year = year.slice(2);
  else if (!/^20\d?$/.test(year)) year = year.slice(0, 2);
  return second !== undefined || year || month.length === 2 ? `${month}/${year}` : month;
}

/** @param {string} text @returns {{ month: number, year: number } | null} */
export function readExpiry(text) {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

/** @param {string} digits */
export function brandOf(digits) {
  if (/^3[47]/.test(digits)) return 'AMEX';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'MASTERCARD';
  if (digits.startsWith('497')) return 'CB';
  return digits.startsWith('4') ? 'VISA' : null;
}

/** @param {string} digits */
export function hasCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Returns the French error message of the field, or null.
 * @param {string} text
 * @param {readonly string[]} exempt test numbers without check digit
 */
export function numberFault(text, exempt) {
  const digits = digitsOf(text);
  if (!digits) return 'Saisissez le numéro de votre carte.';
  if (exempt.includes(digits)) return null;
  if (digits.length < 13) return 'Ce numéro de carte est incomplet.';
  return hasCheckDigit(digits) ? null : 'Ce numéro de carte est erroné : vérifiez les chiffres.';
}

/** @param {string} text @param {Date} now */
export function expiryFault(text, now) {
  if (!text) return "Saisissez la date d'expiration.";
  const expiry = readExpiry(text);
  if (!expiry || expiry.month < 1 || expiry.month > 12) return 'Saisissez la date sous la forme MM/AA.';
  const monthsLeft = (expiry.year - now.getFullYear()) * 12 + expiry.month - 1 - now.getMonth();
  if (monthsLeft < 0) return 'Cette carte a expiré.';
  return monthsLeft > 240 ? 'Vérifiez l’année d’expiration.' : null;
}

/** @param {string} text @param {string | null} brand */
export function securityCodeFault(text, brand) {
  if (!text) return 'Saisissez le code de sécurité.';
  const length = brand === 'AMEX' ? 4 : 3;
  return digitsOf(text).length === length ? null : `Le code de sécurité a ${length} chiffres.`;
}
