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

it('keeps lists while a crowd asks for more queries than pages are kept', async () => {
  await openByQuery();
  await shell.untilRendered('/category-product/BALAIS');
  const cached = async () => (await shell.health()).rendering.cached;

  for (let turn = 0; turn < 300; turn += 1) await shell.ask(`/category-product/BALAIS?q=crowd-${turn}`);
  const before = await cached();
  await shell.ask('/category-product/BALAIS');

  expect(await cached()).toBe(before + 1);
});
