import { inThrees } from '../api/company-ids';
import type { Environment } from './environment';

type Company = Environment['company'];

/** The nine digits of a company, with which the SIRET of each of its sites begins. */
export const sirenOf = ({ siret }: Pick<Company, 'siret'>) => siret.slice(0, 9);

/** 'RCS Évry 123 456 789' */
export const registration = (company: Pick<Company, 'rcs' | 'siret'>) =>
  `RCS\u00a0${company.rcs} ${inThrees(sirenOf(company))}`;

/** Form, capital, register and VAT number in one line, for PDFs and emails. */
export function legalIdentity(company: Company): string {
  const { legalForm, capital, vatNumber, demonstration } = company;
  return [
    capital ? `${legalForm} au capital de ${capital}` : legalForm,
    registration(company),
    `TVA\u00a0${vatNumber}`,
    ...(demonstration ? [demonstration.mention] : []),
  ].join(', ');
}

/** Interest, lump sum and early payment, for terms of sale and PDFs of orders on account. */
export function latePaymentTerms({ accountPayment }: Pick<Company, 'accountPayment'>): string {
  const { penaltyRate, earlyDiscount } = accountPayment;
  const early = earlyDiscount
    ? `Escompte pour paiement anticipé\u00a0: ${earlyDiscount}.`
    : 'Aucun escompte n’est accordé pour paiement anticipé.';
  return `En cas de retard de paiement d’un professionnel, des pénalités au taux de ${penaltyRate} et une indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement sont dues de plein droit. ${early}`;
}

const loopback = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

/** Whether shop or API has another URL than this machine's own. */
export const isPublic = ({ shop, api }: Pick<Environment, 'shop' | 'api'>): boolean =>
  [shop.url, api.url].some((url) => !loopback.test(new URL(url).hostname));

/** No company has it, and its check sum is right. */
const demoSiret = '00000000000000';

/** The line that refuses the demo company behind public URLs; null where nothing is to be refused. */
export function demoCompanyRefusal(environment: Environment): string | null {
  const { company, demo } = environment;
  const isInvented = company.siret === demoSiret || company.demonstration !== undefined;
  if (!isInvented || demo || !isPublic(environment)) return null;
  return `company : « ${company.legalName} » est la société de démonstration : mettez ici celle qui vend (siret, vatNumber, …, sans demonstration), ou écrivez "demo": true si la boutique n’est qu’une démonstration.`;
}
