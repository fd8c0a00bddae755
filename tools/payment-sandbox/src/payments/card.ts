import { digitsOf, hasCheckDigit, brandOf as knownBrandOf } from '../../public/form/card-fields.js';
import { type Fields, isFields } from '../protocol/payment-request';
import { type ErrorCode, refusal } from '../protocol/refusals';
import { testCards } from './test-cards';

/** A card as entered. It exists only during the call: it is never stored or logged. */
export interface Card {
  pan: string;
  expiryMonth: number;
  expiryYear: number;
  securityCode: string;
}

export interface CardFieldError {
  code: ErrorCode;
  message: string;
  field: 'pan' | 'expiryDate' | 'securityCode';
}

/** Reads the card from the form's request, or returns the errors of its fields. */
export function readCard(body: unknown, now: Date): Card | CardFieldError[] {
  const fields: Fields = isFields(body) ? body : {};
  const pan = digits(fields.pan);
  const expiryMonth = Number(digits(fields.expiryMonth));
  const expiryYear = Number(digits(fields.expiryYear));
  const securityCode = digits(fields.securityCode);

  const errors: CardFieldError[] = [];
  if (!isCardNumber(pan)) errors.push(fieldError('CLIENT_301', 'pan'));
  if (!isFutureMonth(expiryMonth, expiryYear, now)) errors.push(fieldError('CLIENT_302', 'expiryDate'));
  if (securityCode.length !== (brandOf(pan) === 'AMEX' ? 4 : 3)) {
    errors.push(fieldError('CLIENT_303', 'securityCode'));
  }
  return errors.length > 0 ? errors : { pan, expiryMonth, expiryYear, securityCode };
}

/** Masks a card number: `497010XXXXXX0055`. Only this form may be stored or returned. */
export function maskedNumber(pan: string): string {
  return `${pan.slice(0, 6)}${'X'.repeat(Math.max(0, pan.length - 10))}${pan.slice(-4)}`;
}

export const brandOf = (pan: string) => knownBrandOf(pan) ?? 'VISA';

/** 13 to 19 digits with a valid check digit, or a test card: some test numbers have no valid check digit. */
function isCardNumber(pan: string): boolean {
  if (testCards.includes(pan)) return true;
  return pan.length >= 13 && pan.length <= 19 && hasCheckDigit(pan);
}

/** A card is valid until the last day of its month. */
function isFutureMonth(month: number, year: number, now: Date): boolean {
  if (month < 1 || month > 12) return false;
  const monthsAhead = (year - now.getFullYear()) * 12 + month - 1 - now.getMonth();
  return monthsAhead >= 0 && monthsAhead <= 12 * 20;
}

function fieldError(code: ErrorCode, field: CardFieldError['field']): CardFieldError {
  return { code, message: refusal(code).message, field };
}

function digits(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? digitsOf(String(value)) : '';
}
