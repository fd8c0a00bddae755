import { apiCalls } from '../shop/page-weight';
import { category, product, settled } from '../shop/public-pages';
import { expect, listenTo, test } from '../shop/test';

interface Remembering {
  nodesOfTheServer: readonly { node: Node; text: string | null }[];
}

/** Runs in the page: records every element and text of the HTML, except articles that load later. */
function rememberNodes(): void {
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const nodes: Remembering['nodesOfTheServer'][number][] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const title = node.parentElement?.closest('section')?.querySelector('h2')?.textContent;
      if (title !== 'Découvrez aussi') nodes.push({ node, text: node.nodeValue });
    }
    Object.assign(window, { nodesOfTheServer: nodes } satisfies Remembering);
  });
}

/** Runs in the page: returns the recorded nodes that were removed or whose text has changed. */
function lostNodes(): { some: boolean; lost: string[] } {
  const nodes = (window as unknown as Remembering).nodesOfTheServer;
  const lost = nodes.filter(({ node, text }) => !node.isConnected || node.nodeValue !== text);
  return { some: nodes.length > 50, lost: lost.map(({ node }) => `${node.nodeName} ${node.textContent}`) };
}

test('a list and a product rendered by the server are hydrated without an API call or a changed text @main @mfe-catalogue', async ({
  page,
  shop,
}) => {
  const calls = apiCalls(page, shop.apiUrl);
  const messages = listenTo(page);
  await page.addInitScript(rememberNodes);

  for (const path of [category, product]) {
    await page.goto(path);
    await settled(page);

    expect(await page.evaluate(lostNodes)).toEqual({ some: true, lost: [] });
    expect(calls).toEqual([]);
  }
  expect(messages).toEqual([]);
  // The server does not wait for other articles of the category; the browser loads them once they are visible.
  await page.getByRole('heading', { name: 'Découvrez aussi' }).scrollIntoViewIfNeeded();
  await expect.poll(() => calls).toEqual([expect.stringMatching(/^\/products\?.*SACS-POUBELLE/)]);
});
