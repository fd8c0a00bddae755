import { fieldsOf } from '../protocol/payment-request';
import { cardholderText, type ErrorCode } from '../protocol/refusals';

interface FieldError {
  errorCode: ErrorCode;
  errorMessage: string;
  field: 'pan' | 'expiryDate' | 'securityCode';
}

/**
 * Returns the card number of a form's request, or the errors of its fields. The number exists only during the
 * call: it is never stored or logged.
 */
export function readCardNumber(entered: unknown, now: Date): string | FieldError[] {
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
  if (!/^\d{13,19}$/.test(pan)) add('CLIENT_301', 'pan');
  if (!isDate) add('CLIENT_302', 'expiryDate');
  if (!/^\d{3,4}$/.test(digits('securityCode'))) add('CLIENT_303', 'securityCode');
  return errors.length > 0 ? errors : pan;
}
