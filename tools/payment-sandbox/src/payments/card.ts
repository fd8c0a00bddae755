import { fieldsOf } from '../protocol/payment-request';
import { cardholderText, type ErrorCode } from '../protocol/refusals';
import { isTestCard } from './test-cards';

/** A card as entered. It exists only during the call: it is never stored or logged. */
export interface Card {
  pan: string;
  expiryMonth: number;
  expiryYear: number;
}

interface FieldError {
  errorCode: ErrorCode;
  errorMessage: string;
  field: 'pan' | 'expiryDate' | 'securityCode';
}

/** Reads the card fields of a form's request, or returns their errors. */
export function readCard(entered: unknown, now: Date): Card | FieldError[] {
  const fields = fieldsOf(entered);
  const digits = (name: string) => String(fields[name] ?? '').replace(/\D/g, '');
  const pan = digits('pan');
  const [month, year] = [Number(digits('expiryMonth')), Number(digits('expiryYear'))];
  // A card is valid until the last day of its month, and for twenty years at most.
  const monthsAhead = (year - now.getFullYear()) * 12 + month - 1 - now.getMonth();
  const isDate = month >= 1 && month <= 12 && monthsAhead >= 0 && monthsAhead <= 12 * 20;

  const errors: FieldError[] = [];
  const add = (errorCode: ErrorCode, field: FieldError['field']) =>
    errors.push({ errorCode, errorMessage: cardholderText(errorCode), field });
  if (!isTestCard(pan) && !(/^\d{13,19}$/.test(pan) && hasCheckDigit(pan))) add('CLIENT_301', 'pan');
  if (!isDate) add('CLIENT_302', 'expiryDate');
  if (!/^\d{3,4}$/.test(digits('securityCode'))) add('CLIENT_303', 'securityCode');
  return errors.length > 0 ? errors : { pan, expiryMonth: month, expiryYear: year };
}

/** Masks a card number: `497010XXXXXX0055`. Only this form may be stored or returned. */
export const maskedNumber = (pan: string) =>
  `${pan.slice(0, 6)}${'X'.repeat(Math.max(0, pan.length - 10))}${pan.slice(-4)}`;

/** Returns the brand by the first digits, as far as the test cards need it. */
export function brandOf(pan: string): string {
  if (/^(5[1-5]|2[2-7])/.test(pan)) return 'MASTERCARD';
  return pan.startsWith('497') ? 'CB' : 'VISA';
}

/** Whether the last digit is the check digit of the others (Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
