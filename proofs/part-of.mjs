/** The pieces of part `i/n`, every n-th from the i-th on, so that each part has some of everything. */
export function partOf(all, part) {
  const [, i, n] = /^(\d+)\/(\d+)$/.exec(part) ?? [];
  if (!n || Number(i) < 1 || Number(i) > Number(n)) throw new Error(`--part ${part} is not i/n`);
  return all.filter((_, index) => index % Number(n) === Number(i) - 1);
}

/** What was chosen on the command line, without `--part i/n`, and that part: `{ words, part }`; part is undefined for all. */
export function readPart(chosen) {
  const at = chosen.indexOf('--part');
  if (at === -1) return { words: chosen, part: undefined };
  return { words: chosen.filter((_, index) => index !== at && index !== at + 1), part: chosen[at + 1] ?? '' };
}
