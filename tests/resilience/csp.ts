import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from './browser/launch-browser';
import { attacks } from './csp/attacks';
import { startForeignHost } from './csp/foreign-host';
import { type Report, startReportedShop } from './csp/reported-shop';
import { tryAttack } from './csp/try-attack';
import { chosenPart, chosenWords } from './kept/part-of';
import { print } from './report/print';
import { limits } from './waiting/until';

const args = [
  // A page that was planted into counts as one from the internet, which may not ask this machine.
  '--disable-features=LocalNetworkAccessChecks',
];

/** Rendered and not, of the shell and of remotes. */
const pages = [
  '/contact',
  '/login',
  '/',
  '/category-product/SACS/SACS-POUBELLE',
  '/category-product/SACS/SACS-POUBELLE/SP-110-N35',
];
/** One of each kind: inline, by script, to another host, framed; on pages that need the shell alone. */
const sampled = ['inline script', 'eval', 'call to a foreign host', 'being framed'];

/** The shell writes 60 reports a minute, and an attack may make several: waits until there is room for those of the next. */
async function roomFor(reports: readonly Report[]): Promise<void> {
  const lately = () => reports.filter(({ time }) => time > Date.now() - 60_000).length;
  while (lately() >= 50) await pause(500);
}

/**
 * Plants each attack into pages of the shop, once without the policy, where it must succeed, and then with it, where it must
 * be kept out and reported. `chosen`: `sample`, words of the attacks' names, `--part i/n`. True when all are as they must be.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const words = chosenWords(chosen);
  const isSample = words[0] === 'sample';
  const wanted = isSample
    ? attacks.filter(({ name }) => sampled.includes(name))
    : attacks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const tried = chosenPart(wanted, chosen);
  const [shop, foreign] = [await startReportedShop(isSample), await startForeignHost()];
  const browser = await launchBrowser(args);
  let failures = 0;
  try {
    for (const [index, attack] of tried.entries()) {
      const paths = isSample ? [pages[index % 2] ?? '/'] : pages;
      const [first = '/'] = paths;
      const control = await tryAttack(browser, shop, foreign, attack, first, false);
      const guarded: Awaited<ReturnType<typeof tryAttack>>[] = [];
      for (const path of paths) {
        await roomFor(shop.reports);
        guarded.push(await tryAttack(browser, shop, foreign, attack, path, true));
      }
      const blocked = guarded.filter(({ succeeded }) => !succeeded).length;
      const reported = guarded.filter(({ reports }) => reports > 0).length;
      const isGood = control.succeeded && blocked === paths.length && reported === paths.length;
      if (!isGood) failures += 1;
      print(
        `${isGood ? '✓' : '✗'} ${attack.name}: without the policy ${control.succeeded ? 'it succeeds' : 'nothing happens'}, with it blocked on ${blocked} and reported from ${reported} of ${paths.length} pages within ${limits.seen / 1000} s (${attack.directive})`,
      );
    }
    print(
      `${tried.length - failures} of ${tried.length} attacks blocked and reported; ${shop.reports.length} reports`,
    );
    return failures === 0;
  } finally {
    await browser.close();
    await foreign.stop();
    await shop.stop();
  }
}
