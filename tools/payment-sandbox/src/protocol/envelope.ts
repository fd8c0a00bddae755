import type { Refusal } from './errors';
import { serverDate } from './server-date';

/** Who answers: the same in every envelope of one call. */
export interface Answerer {
  webService: string;
  serverUrl: string;
  shopId: string;
  mode: 'TEST' | 'PRODUCTION';
  now: Date;
}

/** The frame around every REST answer, business errors included. */
export interface Envelope {
  webService: string;
  version: 'V4';
  applicationVersion: string;
  status: 'SUCCESS' | 'ERROR';
  answer: object;
  ticket: null;
  serverDate: string;
  applicationProvider: 'PAYZEN';
  metadata: null;
  mode: 'TEST' | 'PRODUCTION';
  serverUrl: string;
  _type: 'V4/WebService/Response';
}

export function success(answerer: Answerer, answer: object): Envelope {
  return envelope(answerer, 'SUCCESS', answer);
}

export function failure(answerer: Answerer, { code, message, detailedCode, detail }: Refusal): Envelope {
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

function envelope(answerer: Answerer, status: Envelope['status'], answer: object): Envelope {
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
