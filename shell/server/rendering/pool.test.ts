import { eventually, testEnvironment } from '../testing/environment';
import { answerCategories, Host } from '../testing/host';
import { bundle } from '../testing/remote-host';
import { api, deploy, heading, list, name, remote, renderer, start } from '../testing/renderer-of-the-file';
import { partsOf, plainTemplate } from '../testing/template';

describe('with time for every page', () => {
  beforeAll(() => start());
  beforeEach(() => deploy(bundle()));

  it('renders the page of a remote inside the shell’s layout, with the data it was made of', async () => {
    const outcome = await renderer.render(name, list, plainTemplate);

    if (outcome?.kind !== 'page') throw new Error('not rendered');
    const { status, whole } = outcome;
    const { body, rendered } = partsOf(outcome);
    expect(status).toBe(200);
    expect(body).toMatch(/^<div id="root">.*<header.*CHIMIE.*<h1>Balais<\/h1>/s);
    expect(whole).toBe(true);
    expect(rendered).toMatchObject({ pathname: list, route: { remote: name, id: 'catalogue:list' } });
    expect(renderer.version(name)?.styles.get('list.css')).toContain('teal');
  });

  it('gives the same bytes for the same content, whenever it is rendered', async () => {
    const first = await renderer.render(name, list, plainTemplate);
    const later = await renderer.render(name, list, plainTemplate);

    const [page, again] = [first, later].map((outcome) => outcome?.kind === 'page' && outcome.html);
    expect(page).toBeTruthy();
    expect(again).toEqual(page);
  });

  it('renders a page without what the API could not give, and says that it is not whole', async () => {
    api.answer = (_request, response) => void response.writeHead(503).end();

    await eventually(async () => {
      const outcome = await renderer.render(name, list, plainTemplate);
      expect(outcome).toMatchObject({ kind: 'page', status: 200, whole: false });
    });
  });

  it('does not keep a page that asks the API waiting for all those that ask nothing', async () => {
    const loader = `({ params }) => (params.category === 'ASKS' ? fetch('${api.url}').then(() => null) : null)`;
    const body = `for (const end = Date.now() + 5; Date.now() < end; );\nreturn h('h1', null, 'Balais')`;
    await deploy(bundle({ loader, body }));
    expect(await heading()).toBe('Balais');
    let othersLeft = 1000;
    const others = Array.from({ length: 6 }, async () => {
      for (; othersLeft > 0; othersLeft -= 1) await renderer.render(name, list, plainTemplate);
    });

    const asking = await heading('/category-product/ASKS');

    expect(asking).toBe('Balais');
    expect(othersLeft).toBeGreaterThan(0);
    othersLeft = 0;
    await Promise.all(others);
  });

  it('shows the categories of now in the menu of every page', async () => {
    const menu = async () => {
      const outcome = await renderer.render(name, list, plainTemplate);
      if (outcome?.kind !== 'page') throw new Error('not rendered');
      return [...partsOf(outcome).body.matchAll(/href="\/category-product\/([A-Z]+)"/g)].map(
        ([, code]) => code,
      );
    };
    expect(await menu()).toEqual(expect.arrayContaining(['SACS', 'CHIMIE']));

    api.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify([{ code: 'OUATE', name: 'OUATE', subcategories: [] }]));
    };

    await eventually(async () => {
      const codes = await menu();
      expect(codes).toContain('OUATE');
      expect(codes).not.toContain('SACS');
    });
  });
});

describe('with 1 s for a page', () => {
  beforeAll(() => start(1000));

  it('leaves a page to the browser while the API is slow', async () => {
    await deploy(bundle());
    api.answer = () => undefined;

    // What the API said a moment ago serves for a second.
    await eventually(async () => expect(await heading()).toBeNull());
  });

  it('says of the pages of the shell, too, only what is wrong right now', async () => {
    const home = () => renderer.render('shell', '/about', plainTemplate);
    api.answer = () => undefined;
    await eventually(async () => {
      await home();
      expect(renderer.problems().shell).toContain('/about : ');
    });

    api.answer = answerCategories;

    await eventually(async () => expect(await home()).toMatchObject({ kind: 'page' }));
    expect(renderer.problems().shell).toBeUndefined();
  });
});

it('follows the environment: another API for the next page, and no page of a remote that has moved', async () => {
  await start();
  await deploy(bundle());
  const other = await Host.start(answerCategories);

  renderer.changeEnvironment(testEnvironment({ api: other.url, remotes: { [name]: remote.url } }));
  await eventually(async () => {
    await renderer.render(name, list, plainTemplate);
    expect(other.asked).not.toEqual([]);
  });
  renderer.changeEnvironment(testEnvironment({ api: other.url, remotes: { [name]: 'http://127.0.0.1:9/' } }));

  expect(await heading()).toBeNull();
  await other.stop();
});
