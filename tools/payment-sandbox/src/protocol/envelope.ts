import { createHmac } from 'node:crypto';
import { isRefusal } from './refusals';

/** Formats a date like the provider: `2018-10-02T16:13:57+00:00`. */
export const serverDate = (date: Date) => `${date.toISOString().slice(0, 19)}+00:00`;

/** Returns the lower-case hexadecimal HMAC-SHA-256 of the exact text that is sent. */
export const sign = (text: string, key: string) => createHmac('sha256', key).update(text).digest('hex');

/** The sandbox takes no real card. */
export const mode = 'TEST';

interface Responder {
  webService: string;
  serverUrl: string;
  shopId: string;
  now: Date;
}

/** Wraps every REST response, including business errors. */
export const envelope = ({ webService, serverUrl, shopId, now }: Responder, answer: object) => ({
  webService,
  version: 'V4',
  applicationVersion: '6.20.0',
  status: isRefusal(answer) ? 'ERROR' : 'SUCCESS',
  // The text 'null' is in the provider's responses.
  answer: isRefusal(answer)
    ? { ...answer, ticket: 'null', shopId, _type: 'V4/WebService/WebServiceError' }
    : answer,
  ticket: null,
  serverDate: serverDate(now),
  applicationProvider: 'PAYZEN',
  metadata: null,
  mode,
  serverUrl,
  _type: 'V4/WebService/Response',
});
