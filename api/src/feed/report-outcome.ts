/** What became of a report: the order changed, it was so before, or the reason why nothing changed. */
export interface ReportOutcome {
  readonly kind: 'changed' | 'known' | 'refused';
  /** Follows the number of the order, unless it begins with it or no order was read or found. */
  readonly text: string;
}

export const changed = (text: string): ReportOutcome => ({ kind: 'changed', text });
export const known = (text: string): ReportOutcome => ({ kind: 'known', text: `${text}, rien n’a changé` });
export const refused = (text: string): ReportOutcome => ({ kind: 'refused', text });

/** Pieces by the code of their article. */
export type Articles = ReadonlyMap<string, number>;

/** Names articles for a message: '2 × SV-500, 1 × GN-M100'. */
export const contents = (articles: Articles) =>
  [...articles].map(([code, count]) => `${count} × ${code}`).join(', ');

/** Returns the refusal of more pieces than are still to come; undefined if there are enough. */
export function refuseMoreThan(rest: Articles, wanted: Articles): ReportOutcome | undefined {
  const [code, count] = [...wanted].find(([each, pieces]) => pieces > (rest.get(each) ?? 0)) ?? [];
  if (!code) return undefined;
  return refused(`n’attend plus que ${rest.get(code) ?? 0} × ${code}, pas ${count} : corrigez quantite`);
}
