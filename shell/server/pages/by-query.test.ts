import { bundle } from '../testing/remote-host';
import { shell } from '../testing/shell-of-each-test';

const source = bundle({
  loader: '({ request }) => new URL(request.url).search',
  body: "return h('h1', null, 'Pour ' + require('react-router-dom').useLoaderData())",
});

/** A remote whose pages of `category-product/:category` differ by their query. */
async function openByQuery(): Promise<void> {
  const { pages = {} } = shell.remote.manifest ?? {};
  const list = { ...pages['catalogue:list'], query: ['q', 'tri'], byQuery: true };
  shell.remote.deploy(source, { pages: { ...pages, 'catalogue:list': list } as typeof pages });
  await shell.open({ deadline: 1000, pagesKept: 20 });
  // A renderer that starts empties what is kept: the shell's own may be the later one.
  await shell.untilRendered('/');
  await shell.untilRendered('/category-product/BALAIS?q=sac');
}

it('renders a page of its own for each query that the page reads', async () => {
  await openByQuery();

  const bags = await shell.ask('/category-product/BALAIS?q=sac');
  const soap = await shell.ask('/category-product/BALAIS?q=savon');

  expect(bags.body).toContain('Pour ?q=sac<');
  expect(soap.body).toContain('Pour ?q=savon<');
});

it('leads another spelling of a query to the one', async () => {
  await openByQuery();

  const { status, headers } = await shell.ask(
    '/category-product/BALAIS?tri=price&utm_source=lettre&q=sac%20110l',
  );

  expect([status, headers.location]).toEqual([308, '/category-product/BALAIS?q=sac+110l&tri=price']);
});

/** A remote whose lists are narrowed by a facet. */
async function openFaceted(loader?: string): Promise<void> {
  const { pages = {} } = shell.remote.manifest ?? {};
  const list = { ...pages['catalogue:list'], query: ['couleur', 'tri'], facets: ['couleur'] };
  const slow = bundle({
    loader,
    body: "return h('h1', null, 'Pour ' + require('react-router-dom').useLoaderData())",
  });
  shell.remote.deploy(loader ? slow : source, {
    pages: { ...pages, 'catalogue:list': list } as typeof pages,
  });
  await shell.open({ deadline: 1000, pagesKept: 20 });
  await shell.untilRendered('/');
  await shell.untilRendered('/category-product/BALAIS');
}

it('renders a list anew for what it is narrowed by, and not for its order alone', async () => {
  await openFaceted();

  const blue = await shell.ask('/category-product/BALAIS?couleur=bleu&couleur=noir&tri=price');
  const sorted = await shell.ask('/category-product/BALAIS?tri=price');

  expect(blue.body).toContain('Pour ?couleur=bleu&amp;couleur=noir&amp;tri=price<');
  expect(sorted.body).toContain('Pour <');
});

it('leads facets in another order to the one', async () => {
  await openFaceted();

  const { status, headers } = await shell.ask(
    '/category-product/BALAIS?tri=price&couleur=noir&poids=1&couleur=bleu',
  );

  expect([status, headers.location]).toEqual([
    308,
    '/category-product/BALAIS?couleur=bleu&couleur=noir&tri=price',
  ]);
});

it('renders a list in time while more facets are asked for than are rendered at once', async () => {
  const waiting = "({ request }) => request.url.includes('couleur') ? new Promise(() => undefined) : 'liste'";
  await openFaceted(waiting);
  const crowd = Array.from({ length: 40 }, (_, turn) =>
    shell.ask(`/category-product/BALAIS?couleur=crowd-${turn}`),
  );

  const list = await shell.ask('/category-product/SEAUX');
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);

  expect(list.body).toContain('Pour liste<');
  expect(new Set(statuses)).toEqual(new Set([503]));
});

it('keeps lists while a crowd asks for more queries than pages are kept', async () => {
  await openByQuery();
  await shell.untilRendered('/category-product/BALAIS');
  const cached = async () => (await shell.health()).rendering.cached;

  for (let turn = 0; turn < 300; turn += 1) await shell.ask(`/category-product/BALAIS?q=crowd-${turn}`);
  const before = await cached();
  await shell.ask('/category-product/BALAIS');

  expect(await cached()).toBe(before + 1);
});
