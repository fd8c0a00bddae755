import { formatSiret } from './company-ids';

/** Numbers that the buyer's accounting needs on an order; empty when there is none. */
interface BuyerReferences {
  readonly engagementNumber?: string | null | undefined;
  readonly serviceCode?: string | null | undefined;
  readonly siret?: string | null | undefined;
  readonly vatNumber?: string | null | undefined;
}

/** Returns lines such as 'SIRET : 123 456 789 00012', for pages, emails and PDFs. */
export function buyerReferences({
  engagementNumber,
  serviceCode,
  siret,
  vatNumber,
}: BuyerReferences): string[] {
  const rows = [
    ['Numéro d’engagement', engagementNumber],
    ['Code service', serviceCode],
    ['SIRET', siret && formatSiret(siret)],
    ['TVA intracommunautaire', vatNumber],
  ];
  return rows.flatMap(([label, value]) => (value ? [`${label}\u00a0: ${value}`] : []));
}
