import type { ServerResponse } from 'node:http';
import { eventually } from '../testing/environment';
import { respondWithCategories } from '../testing/host';
import { bundle } from '../testing/remote-host';
import { RunningShell } from '../testing/running-shell';

let shell: RunningShell;
afterAll(() => shell.stop());

/** Starts a shell whose catalogue has lists with these fields of `remote.json`. */
async function open(list: object): Promise<void> {
  await shell?.stop();
  shell = await RunningShell.prepare();
  const { pages = {} } = shell.remote.manifest ?? {};
  const source = bundle({
    loader: `async ({ request }) => {
      const { search } = new URL(request.url);
      if (search.includes('couleur=held')) await fetch('${shell.api.url}held');
      return search;
    }`,
    body: "return h('h1', null, 'Pour ' + require('react-router-dom').useLoaderData())",
  });
  shell.remote.deploy(source, {
    pages: { ...pages, 'catalogue:list': { ...pages['catalogue:list'], ...list } } as typeof pages,
  });
  await shell.open({ cachedPages: 20 });
  // A renderer that starts clears the cache: the shell's own may be the later one.
  await shell.untilRendered('/');
  await shell.untilRendered('/category-product/BALAIS');
}

describe('a page that differs by its query', () => {
  beforeAll(() => open({ query: ['q', 'tri'], byQuery: true }));

  it('is rendered for each query', async () => {
    const bags = await shell.ask('/category-product/BALAIS?q=sac');
    const soap = await shell.ask('/category-product/BALAIS?q=savon');

    expect(bags.body).toContain('Pour ?q=sac<');
    expect(soap.body).toContain('Pour ?q=savon<');
  });

  it('is redirected to the canonical spelling of its query', async () => {
    const { status, headers } = await shell.ask(
      '/category-product/BALAIS?tri=price&utm_source=lettre&q=sac%20110l',
    );

    expect([status, headers.location]).toEqual([308, '/category-product/BALAIS?q=sac+110l&tri=price']);
  });

  it('evicts no list when more queries are requested than pages are cached', async () => {
    const cached = async () => (await shell.health()).rendering.cached;

    for (let index = 0; index < 30; index += 1) await shell.ask(`/category-product/BALAIS?q=${index}`);
    const before = await cached();
    await shell.ask('/category-product/BALAIS');

    expect(await cached()).toBe(before + 1);
  });
});

describe('a list that is narrowed by a facet', () => {
  beforeAll(() => open({ query: ['couleur', 'tri'], facets: ['couleur'] }));

  it('is rendered for each combination of facets, and not for its sort alone', async () => {
    const blue = await shell.ask('/category-product/BALAIS?couleur=bleu&couleur=noir&tri=price');
    const sorted = await shell.ask('/category-product/BALAIS?tri=price');

    expect(blue.body).toContain('Pour ?couleur=bleu&amp;couleur=noir&amp;tri=price<');
    expect(sorted.body).toContain('Pour <');
  });

  it('is rendered without a facet while more with facets are requested than are rendered at once', async () => {
    const held: ServerResponse[] = [];
    shell.api.respond = (request, response) => {
      if (request.url === '/held') held.push(response);
      else respondWithCategories(request, response);
    };
    const statuses: number[] = [];
    const narrowed = Array.from({ length: 40 }, async (_, index) => {
      statuses.push((await shell.ask(`/category-product/BALAIS?couleur=held-${index}`)).status);
    });
    await eventually(() => expect(statuses).toEqual(Array(36).fill(503)));

    const list = await shell.ask('/category-product/SEAUX');
    for (const response of held) response.end();
    await Promise.all(narrowed);

    expect(list.body).toContain('Pour <');
    expect(statuses.slice(36)).toEqual([200, 200, 200, 200]);
  });
});
