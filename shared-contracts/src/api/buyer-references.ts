import { formatSiret } from './company-ids';

type Reference = 'engagementNumber' | 'serviceCode' | 'siret' | 'vatNumber';

/**
 * Returns the numbers that the buyer's accounting needs on an order as lines such as 'SIRET : 123 456 789 00012',
 * for pages, emails and PDFs.
 */
export function buyerReferences(
  order: { readonly [Name in Reference]?: string | null | undefined },
): string[] {
  const rows = [
    ['Numéro d’engagement', order.engagementNumber],
    ['Code service', order.serviceCode],
    ['SIRET', order.siret && formatSiret(order.siret)],
    ['TVA intracommunautaire', order.vatNumber],
  ];
  return rows.flatMap(([label, value]) => (value ? [`${label}\u00a0: ${value}`] : []));
}
