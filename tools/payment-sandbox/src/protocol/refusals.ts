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

/** The provider's fields of a refusal. */
export interface Refusal {
  errorCode: ErrorCode;
  errorMessage: string;
  /** Code of the bank. */
  detailedErrorCode: string | null;
  /** Name of the invalid field, or message of the bank. */
  detailedErrorMessage: string | null;
}

/** Returns the refusal with the provider's message. */
export const refusal = (
  errorCode: ErrorCode,
  detailedErrorMessage: string | null = null,
  detailedErrorCode: string | null = null,
): Refusal => ({ errorCode, errorMessage: messages[errorCode], detailedErrorCode, detailedErrorMessage });

export const isRefusal = (answer: object): answer is Refusal => 'detailedErrorCode' in answer;

const french: Partial<Record<ErrorCode, string>> = {
  PSP_099: 'Le nombre de tentatives autorisé est dépassé. Aucune somme n’a été débitée.',
  PSP_108: 'Le délai de paiement est dépassé. Fermez cette fenêtre et recommencez.',
  ACQ_001: 'Le paiement a été refusé. Vérifiez votre carte ou utilisez-en une autre.',
  AUTH_149: 'Votre banque n’a pas reçu votre confirmation à temps. Réessayez ou utilisez une autre carte.',
  CLIENT_004: 'Le paiement est momentanément indisponible.',
  CLIENT_100: 'Le paiement ne peut pas commencer. Fermez cette fenêtre et recommencez.',
  CLIENT_101: 'Vous avez abandonné la confirmation. Aucune somme n’a été débitée.',
  CLIENT_300: 'Vérifiez les informations de votre carte.',
  CLIENT_301: 'Vérifiez le numéro de votre carte.',
  CLIENT_302: 'Saisissez une date à venir, sous la forme MM/AA.',
  CLIENT_303: 'Saisissez les trois chiffres du code de sécurité.',
  CLIENT_502: 'Un paiement est déjà en cours.',
  CLIENT_999: 'La réponse de la banque ne nous est pas parvenue. Votre paiement est peut-être enregistré.',
};

/** Returns the message for the cardholder. */
export const cardholderText = (code: ErrorCode): string => french[code] ?? messages[code];
