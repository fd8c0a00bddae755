import type { Environment } from './index';

type Company = Environment['company'];

/** The nine digits of a company, with which the SIRET of each of its sites begins. */
export const sirenOf = ({ siret }: Pick<Company, 'siret'>) => siret.slice(0, 9);

const inThrees = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0');

/** '123 456 789 00012' */
export const formatSiret = ({ siret }: Pick<Company, 'siret'>) =>
  `${inThrees(siret.slice(0, 9))}\u00a0${siret.slice(9)}`;

/** 'RCS Évry 123 456 789' */
export const registration = (company: Pick<Company, 'rcs' | 'siret'>) =>
  `RCS\u00a0${company.rcs} ${inThrees(sirenOf(company))}`;

/** Form, capital, register and VAT number in one line, as papers and letters need them. */
export function legalIdentity(company: Company): string {
  const { legalForm, capital, vatNumber, demonstration } = company;
  return [
    capital ? `${legalForm} au capital de ${capital}` : legalForm,
    registration(company),
    `TVA\u00a0${vatNumber}`,
    ...(demonstration ? [demonstration.mention] : []),
  ].join(', ');
}

/** Interest, lump sum and early payment, as terms and papers of orders on account name them. */
export function latePaymentTerms({ accountPayment }: Pick<Company, 'accountPayment'>): string {
  const { penaltyRate, earlyDiscount } = accountPayment;
  const early = earlyDiscount
    ? `Escompte pour paiement anticipé\u00a0: ${earlyDiscount}.`
    : 'Aucun escompte n’est accordé pour paiement anticipé.';
  return `En cas de retard de paiement d’un professionnel, des pénalités au taux de ${penaltyRate} et une indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement sont dues de plein droit. ${early}`;
}
