import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRefusal, type Refusal } from './refusals';

/** Formats a date like the provider: `2018-10-02T16:13:57+00:00`. */
export function serverDate(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}

/** Returns the lower-case hexadecimal HMAC-SHA-256 of the exact text that is sent. */
export function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex');
}

/** Compares two texts in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The sandbox takes no real card. */
export const mode = 'TEST';

interface Responder {
  webService: string;
  serverUrl: string;
  shopId: string;
  now: Date;
}

const errorOf = ({ code, message, detailedCode, detail }: Refusal, shopId: string) => ({
  errorCode: code,
  errorMessage: message,
  detailedErrorCode: detailedCode,
  detailedErrorMessage: detail,
  // The text 'null', as in the provider's responses.
  ticket: 'null',
  shopId,
  _type: 'V4/WebService/WebServiceError',
});

/** Wraps every REST response, including business errors. */
export const envelope = ({ webService, serverUrl, shopId, now }: Responder, answer: object) => ({
  webService,
  version: 'V4',
  applicationVersion: '6.20.0',
  status: isRefusal(answer) ? 'ERROR' : 'SUCCESS',
  answer: isRefusal(answer) ? errorOf(answer, shopId) : answer,
  ticket: null,
  serverDate: serverDate(now),
  applicationProvider: 'PAYZEN',
  metadata: null,
  mode,
  serverUrl,
  _type: 'V4/WebService/Response',
});
