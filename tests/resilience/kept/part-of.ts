/** Part `i/n` of a list, every n-th from the i-th on, so that each part has some of everything. @throws where it is no part */
export function partOf<Each>(all: readonly Each[], part: string | undefined): readonly Each[] {
  const [, i, n] = /^(\d+)\/(\d+)$/.exec(part ?? '') ?? [];
  if (!n || Number(i) < 1 || Number(i) > Number(n)) throw new Error(`--part ${part} is not i/n`);
  return all.filter((_, index) => index % Number(n) === Number(i) - 1);
}

/** What `--part i/n` among the arguments chooses, everything without it. */
export function chosenPart<Each>(all: readonly Each[], chosen: readonly string[]): readonly Each[] {
  const at = chosen.indexOf('--part');
  return at === -1 ? all : partOf(all, chosen[at + 1]);
}

/** The arguments without `--part i/n`. */
export function chosenWords(chosen: readonly string[]): readonly string[] {
  const at = chosen.indexOf('--part');
  return at === -1 ? chosen : chosen.filter((_, index) => index !== at && index !== at + 1);
}
