import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { partNamed, remotes } from '../tools/bundler/processes.mjs';
import { root } from '../tools/workspace/paths.mjs';
import { animatedWebp, type Frame } from './kit/animated-webp';
import { copyProject } from './kit/copied-project.mjs';
import { deployRemotes } from './kit/deploy-remotes';
import { launchBrowser } from './kit/launch-browser';
import { customerState, untilLive, variables } from './kit/own-shop';
import { responds } from './kit/server';
import { startShop } from './kit/shop-on-free-ports';
import { untilDone } from './kit/until';

// Films a remote that is down, returns and is deployed under a buyer into docs/film.webp: `npx tsx tests/film.ts`.
const remote = 'mfe-catalogue';
const [width, height, scale] = [1100, 660, 0.8];
/** Height of the strip above the page, with the operator's command and the processes. */
const strip = 65;

const copy = copyProject(remote);
const shop = await startShop({
  variables,
  prepare: deployRemotes,
});
const browser = await launchBrowser();
try {
  const { children } = shop.processes;
  await untilLive(shop.url);
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, storageState: await customerState(shop) });
  const stage = await browser.newPage({ viewport: { width, height: height + strip } });
  const camera = await stage.context().newCDPSession(stage);
  const frames: Frame[] = [];

  /** Films the page below a command, with a ring around `target`. */
  async function show(text: string, { time = 2600, target }: { time?: number; target?: Locator } = {}) {
    const { x = 0, y = 0, ...box } = (await target?.boundingBox()) ?? { width: -99, height: -99 };
    const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
    const dots = ['shell', ...remotes.map(({ name }) => name), 'api'].map(
      (name) => `<b style="color:${children.has(name) ? '#5fd38d' : '#ff6b6b'}">●</b> ${name} &nbsp; `,
    );
    await stage.setContent(`<body style="margin:0;background:#14213d;color:#fff;font:17px sans-serif">
      <div style="height:${strip}px;padding:9px 18px;box-sizing:border-box;line-height:23px">
        <div style="text-align:right">${dots.join('')}</div><code>$ </code>${text}</div>
      <img src="data:image/png;base64,${png}">
      <div style="position:absolute;border:4px solid #e4007c;border-radius:12px;left:${x - 6}px;
        top:${y + strip - 6}px;width:${box.width + 4}px;height:${box.height + 4}px"></div>`);
    await stage.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const clip = { x: 0, y: 0, width, height: height + strip, scale };
    const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: 75, clip });
    frames.push([Buffer.from(data, 'base64'), time]);
  }
  /** Films and clicks `target`, then waits for `result`. */
  async function click(text: string, target: Locator, result: Locator) {
    await target.scrollIntoViewIfNeeded();
    await show(text, { time: 1800, target });
    await target.click();
    await result.waitFor();
  }
  const live = async () => (await (await fetch(`${shop.url}/health`)).json()).remotes[remote].live?.build;
  const main = page.getByRole('main');
  const link = (name: string) => page.getByRole('link', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const articles = main.getByRole('region', { name: 'Produits' }).getByRole('listitem');
  const article = articles.filter({ has: page.getByRole('button', { name: /^Ajouter/ }) }).first();

  // A first visit on a slow machine is in the fallback font.
  for (const _visit of [1, 2]) await page.goto(shop.url);
  await button('Panier, 137 articles').waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await show('<code>npm start</code> &nbsp; a shell, three remotes, an API');

  children.get(remote)?.kill('SIGKILL');
  await untilDone('the remote is down', () => !children.has(remote));
  const down = `<code>kill ${remote}</code> &nbsp;`;
  await click(down, main.getByRole('link', { name: 'CHIMIE' }).first(), button('Réessayer'));
  await show(`${down} its page is missing …`);
  await click(`${down} … and the buyer goes on`, button('Panier, 137 articles'), link('Voir le panier'));
  await click(`${down} … and the buyer goes on`, link('Voir le panier'), main.getByText('Votre panier'));
  const checkout = main.getByRole('heading', { level: 1, name: 'Commande' });
  await click(`${down} … and the buyer goes on`, main.getByRole('button', { name: 'Commander' }), checkout);
  await show(`${down} … and the buyer goes on`);

  for (const _page of ['cart', 'list']) await page.goBack();
  await button('Réessayer').waitFor();
  shop.processes.run(partNamed(remote));
  await untilDone('the remote is back', () => responds(`http://localhost:${shop.ports[remote]}/health`));
  const back = `<code>npm run serve -w ${remote}</code> &nbsp; it is back, without a reload`;
  await click(back, button('Réessayer'), article);
  await click(back, article.getByRole('link').first(), button('Ajouter au panier'));

  const file = join(copy, remote, 'src/pages/product/AddToCart.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Ajouter au panier', 'Mettre au panier'));
  const before = await live();
  const deploy = spawn('npm', ['run', '--silent', 'deploy', '--', remote], { cwd: copy, stdio: 'inherit' });
  const [code] = await once(deploy, 'exit');
  if (code !== 0) throw new Error('not deployed');
  await untilDone('the version is live', async () => (await live()) !== before);
  const deployed = `<code>npm run deploy -- ${remote}</code> &nbsp;`;
  await click(`${deployed} open pages go on …`, button('Ajouter au panier'), button('Panier, 138 articles'));
  if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('the page was reloaded');
  await page.reload();
  await button('Panier, 138 articles').waitFor();
  await show(`${deployed} … the next visit has another button, no process was restarted`, {
    time: 5000,
    target: button('Mettre au panier'),
  });
  writeFileSync(join(root, 'docs/film.webp'), animatedWebp(frames, width * scale, (height + strip) * scale));
} finally {
  await browser.close();
  await shop.stop();
  rmSync(copy, { recursive: true, force: true });
}
