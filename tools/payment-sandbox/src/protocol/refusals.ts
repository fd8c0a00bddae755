/** Error codes of the sandbox, with the provider's English messages. */
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

/** A refusal in the provider's format; `detail` names the invalid part. */
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
