import { inThrees } from '../api/company-ids';
import type { Environment } from './environment';

type Company = Environment['company'];

/** Returns the SIREN: the company's nine digits at the beginning of the SIRET. */
export const sirenOf = ({ siret }: Pick<Company, 'siret'>) => siret.slice(0, 9);

/** 'RCS Évry 123 456 789' */
export const registration = (company: Pick<Company, 'rcs' | 'siret'>) =>
  `RCS\u00a0${company.rcs} ${inThrees(sirenOf(company))}`;

/** Returns legal form, capital, registration and VAT number in one line, for PDFs and emails. */
export function legalIdentity(company: Company): string {
  const { legalForm, capital, vatNumber, demonstration } = company;
  return [
    capital ? `${legalForm} au capital de ${capital}` : legalForm,
    registration(company),
    `TVA\u00a0${vatNumber}`,
    ...(demonstration ? [demonstration.mention] : []),
  ].join(', ');
}
