import { messageOf, print, sign } from './print';

/**
 * Plays the cases whose names have all of the `chosen` words, or those of the `sample` where that is the word, `atOnce` at a
 * time. `play` resolves to the faults of a case. Prints a line for each; true when there are cases and all are good.
 */
export async function playCases<Case extends { readonly name: string }>(
  cases: readonly Case[],
  chosen: readonly string[],
  { sample = [], atOnce = 1 }: { readonly sample?: readonly string[]; readonly atOnce?: number },
  play: (each: Case) => Promise<readonly string[]>,
): Promise<boolean> {
  const wanted = cases.filter(({ name }) =>
    chosen[0] === 'sample' ? sample.includes(name) : chosen.every((word) => name.includes(word)),
  );
  const waiting = wanted[Symbol.iterator]();
  let good = 0;
  const playAll = async () => {
    for (const each of waiting) {
      const faults = await play(each).catch((error) => [`ended: ${messageOf(error).slice(0, 400)}`]);
      print(`${sign(faults.length === 0)} ${each.name}${faults.map((fault) => `\n    ${fault}`).join('')}`);
      if (faults.length === 0) good += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playAll));
  print(`${good} of ${wanted.length} good`);
  return wanted.length > 0 && good === wanted.length;
}
