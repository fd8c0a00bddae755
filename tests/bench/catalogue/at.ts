/** The entry at that position of a list that begins again after its end. @throws when the list is empty */
export function at<Entry>(list: readonly Entry[], position: number): Entry {
  const entry = list[position % list.length];
  if (entry === undefined) throw new Error('an empty list has no entry');
  return entry;
}
