import type { Environment } from './environment';

/**
 * Returns interest, lump sum and early discount as text, for terms of sale, emails and PDFs of orders on account.
 * Customers are not marked as public buyers, whose interest is fixed by law, so that the text names both.
 */
export function latePaymentTerms({ accountPayment }: Pick<Environment['company'], 'accountPayment'>): string {
  const { penaltyRate, earlyDiscount } = accountPayment;
  const early = earlyDiscount
    ? `Escompte pour paiement anticipé\u00a0: ${earlyDiscount}.`
    : 'Aucun escompte n’est accordé pour paiement anticipé.';
  return `En cas de retard de paiement d’un professionnel, des pénalités au taux de ${penaltyRate} et une indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement sont dues de plein droit. Un acheteur public doit, au lieu de ces pénalités, des intérêts moratoires au taux de la Banque centrale européenne majoré de huit points, et la même indemnité (articles R.\u00a02192-31 et D.\u00a02192-35 du code de la commande publique). ${early}`;
}
