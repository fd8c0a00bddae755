import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Refusal } from './refusals';

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

/** Who answers: the same in every envelope of one call. */
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
