import { messageOf, print, sign } from './print';

/**
 * Plays the cases whose names contain all `chosen` words, or those of the `sample` if that is the word. `play`
 * resolves to the faults of a case. Prints a line per case; true when there are cases and all pass.
 */
export async function playCases<Case extends { readonly name: string }>(
  cases: readonly Case[],
  chosen: readonly string[],
  sample: readonly string[],
  play: (each: Case) => Promise<readonly string[]>,
): Promise<boolean> {
  const selected = cases.filter(({ name }) =>
    chosen[0] === 'sample' ? sample.includes(name) : chosen.every((word) => name.includes(word)),
  );
  let passed = 0;
  for (const each of selected) {
    const faults = await play(each).catch((error) => [`aborted: ${messageOf(error).slice(0, 400)}`]);
    print(`${sign(faults.length === 0)} ${each.name}${faults.map((fault) => `\n    ${fault}`).join('')}`);
    if (faults.length === 0) passed += 1;
  }
  print(`${passed} of ${selected.length} passed`);
  return selected.length > 0 && passed === selected.length;
}
