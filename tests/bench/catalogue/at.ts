/** The entry at that place of a list that begins again after its end. @throws when the list is empty */
export function at<Entry>(list: readonly Entry[], place: number): Entry {
  const entry = list[place % list.length];
  if (entry === undefined) throw new Error('an empty list has no entry');
  return entry;
}
