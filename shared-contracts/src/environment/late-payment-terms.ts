import type { Environment } from './environment';

/** Returns interest, lump sum and early discount as text, for terms of sale and PDFs of orders on account. */
export function latePaymentTerms({ accountPayment }: Pick<Environment['company'], 'accountPayment'>): string {
  const { penaltyRate, earlyDiscount } = accountPayment;
  const early = earlyDiscount
    ? `Escompte pour paiement anticipé\u00a0: ${earlyDiscount}.`
    : 'Aucun escompte n’est accordé pour paiement anticipé.';
  return `En cas de retard de paiement d’un professionnel, des pénalités au taux de ${penaltyRate} et une indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement sont dues de plein droit. ${early}`;
}
