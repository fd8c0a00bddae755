import { inThrees, sirenOf } from '../api/company-ids';
import type { Environment } from './environment';

type Company = Environment['company'];

/** 'RCS Évry 123 456 789' */
export const registration = (company: Pick<Company, 'rcs' | 'siret'>) =>
  `RCS\u00a0${company.rcs} ${inThrees(sirenOf(company.siret))}`;

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
