const list = '/category-product/SACS/SACS-POUBELLE';

/** Pages of the shell and of remotes, rendered by the server or by the browser. */
const paths = ['/', list, `${list}/SP-110-N35`, '/commitment', '/order', '/contact'];

/** ms in which a page has to do what a click asks for. */
const limit = 10_000;

const isThere = (element) =>
  element.waitFor({ timeout: limit }).then(
    () => true,
    () => false,
  );

/** Opens the cart panel, then a page of the shell whose code comes only now. */
async function isAlive(page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Panier/ })
    .click({ timeout: limit });
  if (!(await isThere(page.getByRole('dialog', { name: /panier/i })))) return false;
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click({ timeout: limit });
  return isThere(page.getByRole('heading', { level: 1, name: 'À propos' }));
}

/**
 * One visitor whose browser has nothing of the shop yet. Resolves to the files that did not come, how often the page was
 * loaded again, the name of the script that its HTML begins with, and whether it does what it is asked for.
 */
export async function visit(browser, shop, number) {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const missing = [];
    let documents = 0;
    let main;
    page.on('request', (request) => {
      main ??= /main\.[0-9a-f]{8}\.js/.exec(request.url())?.[0];
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // What the browser gives up itself, such as a preload of a page that was left.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(`failed ${request.url()}`);
    });
    await page.goto(shop + paths[number % paths.length]);
    const alive = await isAlive(page).catch(() => false);
    return { missing, reloads: documents - 1, main, alive };
  } finally {
    await context.close();
  }
}
