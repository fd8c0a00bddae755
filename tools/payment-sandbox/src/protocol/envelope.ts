import { createHmac, timingSafeEqual } from 'node:crypto';

/** The provider's date form: `2018-10-02T16:13:57+00:00`. */
export function serverDate(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}

/** Lower-case hexadecimal HMAC-SHA-256 of the exact text that is sent. */
export function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex');
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Codes that the sandbox answers, with the provider's English text. */
const messages = {
  INT_009: 'Invalid amount',
  INT_010: 'Invalid currency',
  INT_015: 'Invalid customer email',
  INT_901: 'Invalid Web Service name',
  INT_902: 'Invalid input data',
  INT_905: 'Invalid credentials',
  PSP_010: 'Transaction not found',
  PSP_099: 'Too many attempts',
  PSP_108: 'Form expired',
  ACQ_001: 'Payment refused',
  AUTH_149: 'Authentication session expired',
  CLIENT_004: 'Invalid public key',
  CLIENT_100: 'Invalid formToken',
  CLIENT_101: 'Payment aborted by the cardholder',
  CLIENT_300: 'Invalid form data',
  CLIENT_301: 'Invalid card number',
  CLIENT_302: 'Invalid expiry date',
  CLIENT_303: 'Invalid security code',
  CLIENT_502: 'Form already submitted',
  CLIENT_999: 'Technical error',
} as const;

export type ErrorCode = keyof typeof messages;

/** A refusal in the provider's terms; `detail` names the part that is wrong. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  detailedCode: string | null;
  detail: string | null;
}

export function refusal(
  code: ErrorCode,
  detail: string | null = null,
  detailedCode: string | null = null,
): Refusal {
  return { code, message: messages[code], detailedCode, detail };
}

export function isRefusal(value: object): value is Refusal {
  return 'code' in value && 'detailedCode' in value;
}

/** Who answers: the same in every envelope of one call. */
export interface Answerer {
  webService: string;
  serverUrl: string;
  shopId: string;
  mode: 'TEST' | 'PRODUCTION';
  now: Date;
}

export function success(answerer: Answerer, answer: object) {
  return envelope(answerer, 'SUCCESS', answer);
}

export function failure(answerer: Answerer, { code, message, detailedCode, detail }: Refusal) {
  return envelope(answerer, 'ERROR', {
    errorCode: code,
    errorMessage: message,
    detailedErrorCode: detailedCode,
    detailedErrorMessage: detail,
    // A text, not a null: the provider answers it so.
    ticket: 'null',
    shopId: answerer.shopId,
    _type: 'V4/WebService/WebServiceError',
  });
}

/** The frame around every REST answer, business errors included. */
function envelope(answerer: Answerer, status: 'SUCCESS' | 'ERROR', answer: object) {
  return {
    webService: answerer.webService,
    version: 'V4',
    applicationVersion: '6.20.0',
    status,
    answer,
    ticket: null,
    serverDate: serverDate(answerer.now),
    applicationProvider: 'PAYZEN',
    metadata: null,
    mode: answerer.mode,
    serverUrl: answerer.serverUrl,
    _type: 'V4/WebService/Response',
  };
}
