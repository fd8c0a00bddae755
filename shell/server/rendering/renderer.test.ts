import type { ServerResponse } from 'node:http';
import { eventually } from '../testing/environment';
import { respondWithCategories } from '../testing/host';
import { bundle } from '../testing/remote-host';
import { api, deploy, heading, list, name, renderer, start } from '../testing/renderer-of-the-file';
import { partsOf, plainTemplate } from '../testing/template';

describe('a worker with time for every page', () => {
  beforeAll(async () => {
    await start();
    await deploy(bundle());
  });

  it('renders the page of a remote inside the shell’s layout, with its data, always to the same bytes', async () => {
    const outcome = await renderer?.render(list, plainTemplate);

    if (outcome?.kind !== 'page') throw new Error('not rendered');
    const { status, whole } = outcome;
    const { body, rendered } = partsOf(outcome);
    expect(status).toBe(200);
    expect(body).toMatch(/^<div id="root">.*<header.*CHIMIE.*<h1>Balais<\/h1>/s);
    expect(whole).toBe(true);
    expect(rendered).toMatchObject({ pathname: list, route: { remote: name, id: 'catalogue:list' } });
    expect(renderer?.version?.styles.get('list.css')).toContain('teal');
    expect(await renderer?.render(list, plainTemplate)).toMatchObject({ html: outcome.html });
  });

  it('marks a page that lacks data of the API as not whole', async () => {
    api.respond = (_request, response) => void response.writeHead(503).end();

    await eventually(async () => {
      const outcome = await renderer?.render(list, plainTemplate);
      expect(outcome).toMatchObject({ kind: 'page', status: 200, whole: false });
    });
  });

  it('renders a page that calls the API without waiting for pages that do not', async () => {
    const loader = `({ params }) => (params.category === 'ASKS' ? fetch('${api.url}').then(() => null) : null)`;
    const body = `for (const end = Date.now() + 5; Date.now() < end; );\nreturn h('h1', null, 'Balais')`;
    await deploy(bundle({ loader, body }));
    expect(await heading()).toBe('Balais');
    let remaining = 1000;
    const others = Array.from({ length: 6 }, async () => {
      for (; remaining > 0; remaining -= 1) await renderer?.render(list, plainTemplate);
    });

    const title = await heading('/category-product/ASKS');

    expect(title).toBe('Balais');
    expect(remaining).toBeGreaterThan(0);
    remaining = 0;
    await Promise.all(others);
  });

  it('renders at most four pages with a query at once, and a page without a query meanwhile', async () => {
    const held: ServerResponse[] = [];
    api.respond = (request, response) => {
      if (request.url === '/held') held.push(response);
      else respondWithCategories(request, response);
    };
    const loader = `({ request }) => request.url.includes('?') && fetch('${api.url}held').then(() => null)`;
    await deploy(bundle({ loader }));

    const withQuery = Array.from({ length: 6 }, (_, index) => heading(`${list}?page=${index}`));
    const without = await heading();
    await eventually(() => expect(held).toHaveLength(4));
    for (const response of held) response.end();

    expect(without).toBe('Balais');
    expect(await Promise.all(withQuery)).toEqual([...Array(4).fill('Balais'), null, null]);
  });
});
