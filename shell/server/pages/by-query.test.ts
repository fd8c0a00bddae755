import { bundle } from '../testing/remote-host';
import { RunningShell } from '../testing/running-shell';

let shell: RunningShell;
afterAll(() => shell.stop());

/** Starts a shell whose catalogue has a list page with these fields in `remote.json`. */
async function open(list: object): Promise<void> {
  await shell?.stop();
  shell = await RunningShell.prepare('plain');
  const { pages = {} } = shell.remote.manifest ?? {};
  const source = bundle({
    loader: '({ request }) => new URL(request.url).search',
    body: "return h('h1', null, 'Pour ' + require('react-router-dom').useLoaderData())",
  });
  shell.remote.deploy(source, {
    pages: { ...pages, 'catalogue:list': { ...pages['catalogue:list'], ...list } } as typeof pages,
  });
  await shell.open({ cachedPages: 20 });
  // Each worker invalidates pages when it starts: wait for the shell's and for the catalogue's.
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

  it('evicts no page without a query when more queries are requested than pages are cached', async () => {
    const cached = async () => (await shell.health()).rendering.cached;

    for (let index = 0; index < 30; index += 1) await shell.ask(`/category-product/BALAIS?q=${index}`);
    const before = await cached();
    await shell.ask('/category-product/BALAIS');

    expect(await cached()).toBe(before + 1);
  });
});

describe('a list that is narrowed by a facet', () => {
  beforeAll(() => open({ query: ['couleur', 'tri'], facets: ['couleur'] }));

  it('is rendered for each combination of facets, but not for a different sort only', async () => {
    const blue = await shell.ask('/category-product/BALAIS?couleur=bleu&couleur=noir&tri=price');
    const sorted = await shell.ask('/category-product/BALAIS?tri=price');

    expect(blue.body).toContain('Pour ?couleur=bleu&couleur=noir&tri=price<');
    expect(sorted.body).toContain('Pour <');
  });
});
