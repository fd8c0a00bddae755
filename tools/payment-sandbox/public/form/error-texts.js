/** Error messages for the cardholder, by code. @type {Readonly<Record<string, string>>} */
const french = {
  PSP_099: 'Le nombre de tentatives autorisé est dépassé. Aucune somme n’a été débitée.',
  PSP_108: 'Le délai de paiement est dépassé. Fermez cette fenêtre et recommencez.',
  ACQ_001: 'Le paiement a été refusé. Vérifiez votre carte ou utilisez-en une autre.',
  AUTH_149: 'Votre banque n’a pas reçu votre confirmation à temps. Réessayez ou utilisez une autre carte.',
  CLIENT_004: 'Le paiement est momentanément indisponible.',
  CLIENT_100: 'Le paiement ne peut pas commencer. Fermez cette fenêtre et recommencez.',
  CLIENT_101: 'Vous avez abandonné la confirmation. Aucune somme n’a été débitée.',
  CLIENT_300: 'Vérifiez les informations de votre carte.',
  CLIENT_502: 'Un paiement est déjà en cours.',
  CLIENT_999: 'La réponse de la banque ne nous est pas parvenue. Votre paiement est peut-être enregistré.',
};

/** @param {import('../frame-messages').PaymentError} error @param {string} language */
export function messageOf(error, language) {
  return (language.startsWith('fr') && french[error.errorCode]) || error.errorMessage;
}
