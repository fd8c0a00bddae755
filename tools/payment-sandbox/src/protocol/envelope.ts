import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Refusal } from './refusals';

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

/** Identifies the responder in an envelope. */
interface Answerer {
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
    // The text 'null', as in the provider's responses.
    ticket: 'null',
    shopId: answerer.shopId,
    _type: 'V4/WebService/WebServiceError',
  });
}

/** Wraps every REST response, including business errors. */
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
