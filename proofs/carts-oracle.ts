import { loadPricing } from './carts-oracle/pricing';
import { type SeenCarts, tryCarts } from './carts-oracle/try-carts';
import { keptIn } from './kept/kept-in';
import { chosenPart } from './kept/part-of';
import { print } from './report/print';

const figure = (value: number) => value.toLocaleString('en');

const cartsInRound = 1000;
const rounds = Array.from({ length: 1000 }, (_, round) => round);
/** What `npm test` runs. */
const sample = rounds.slice(0, 2);

/**
 * Prices a million random carts by `shared-contracts/pricing` and by a decimal oracle, and compares every amount: exact sums,
 * VAT rows, delivery fee and the cents to pay. `chosen`: `sample`, or `--part i/n`. Rounds that are known of these prices are
 * not run again, unless they are a sample. True when no cart differs.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const isSample = chosen[0] === 'sample';
  const wanted = isSample ? sample : chosenPart(rounds, chosen);
  const { pricing, version } = await loadPricing();
  const kept = keptIn<SeenCarts>('carts-oracle', version);
  const all = { carts: 0, lines: 0, free: 0, centApart: 0, dearest: 0, differences: 0, known: 0 };
  for (const [place, round] of wanted.entries()) {
    const known = isSample ? undefined : kept.of(round);
    const seen = known ?? tryCarts(pricing, round, cartsInRound);
    const { first } = seen;
    if (!known) kept.keep(round, seen);
    for (const name of ['carts', 'lines', 'free', 'centApart', 'differences'] as const)
      all[name] += seen[name];
    all.dearest = Math.max(all.dearest, seen.dearest);
    if (known) all.known += seen.carts;
    if (first) print(`round ${round}: ${JSON.stringify(first)}`);
    if ((place + 1) % 100 === 0) print(`${figure(all.carts)} carts, ${figure(all.differences)} differ`);
  }
  print(
    `carts: ${figure(all.carts)}, ${figure(all.known)} of them from earlier runs; lines: ${figure(all.lines)}`,
  );
  print(`standard delivery free: ${figure(all.free)}; the largest amount: ${figure(all.dearest / 100)} €`);
  print(`HT and VAT shown do not add up to TTC, by a cent: ${figure(all.centApart)}`);
  print(`carts of which shop and oracle differ: ${figure(all.differences)} (aimed at 0)`);
  return all.carts > 0 && all.differences === 0;
}
