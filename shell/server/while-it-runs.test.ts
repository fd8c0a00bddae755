import { eventually } from './testing/environment';
import { Host } from './testing/host';
import { bundle, RemoteHost } from './testing/remote-host';
import type { Answer } from './testing/running-shell';
import { shell } from './testing/shell-of-each-test';

const list = '/category-product/SACS';

it('shows a redeployed remote without a restart, and the last good version of one that is down', async () => {
  await shell.open();
  await shell.untilRendered(list);

  shell.remote.deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));
  await eventually(async () => expect((await shell.ask(list)).body).toContain('<h1>Brosses</h1>'));
  shell.remote.host.answer = (_request, response) => void response.writeHead(503).end();

  await eventually(async () => {
    const { remotes } = await shell.health();
    expect(remotes['mfe-catalogue'].problem).toContain('503');
  });
  expect((await shell.ask(list)).body).toContain('<h1>Brosses</h1>');
});

it('goes back to an earlier URL of a remote by one line of the environment', async () => {
  await shell.open();
  await shell.untilRendered(list);
  const other = await RemoteHost.start();
  other.deploy(bundle({ body: "return h('h1', null, 'Ailleurs')" }));

  shell.changeEnvironment({ catalogue: other.url });
  await eventually(async () => expect((await shell.ask(list)).body).toContain('<h1>Ailleurs</h1>'));
  shell.changeEnvironment();
  await eventually(async () => expect((await shell.ask(list)).body).toContain('<h1>Balais</h1>'));

  const { headers } = await shell.ask(list);
  expect(headers['content-security-policy']).toContain(shell.remote.url.slice(0, -1));
  await other.stop();
});

it('opens and closes the URLs of a remote by one line of the environment', async () => {
  await shell.open();
  await shell.untilRendered(list);

  shell.changeEnvironment({ prefixes: ['brands'] });
  await eventually(async () => expect((await shell.ask(list)).status).toBe(404));
  const { remotes } = await shell.health();
  shell.changeEnvironment();
  await shell.untilRendered(list);

  expect(remotes['mfe-catalogue'].problem).toContain('la page catalogue:list reste fermée');
});

it('leaves the pages of a remote to the browser from when it no longer calls them public', async () => {
  await shell.open();
  await shell.untilRendered(list);

  const { pages } = shell.remote.deploy(bundle());
  const own = Object.entries(pages).map(([id, page]) => [id, { ...page, public: false }]);
  shell.remote.deploy(bundle(), { pages: Object.fromEntries(own) });

  await eventually(async () => expect((await shell.ask(list)).headers['cache-control']).toBe('no-store'));
  expect((await shell.health()).rendering.problems).toEqual({});
});

it('answers whoever asks for a page that hangs, after one try', async () => {
  const hanging = await Host.start(() => undefined);
  shell.remote.deploy(bundle({ loader: `() => fetch('${hanging.url}')` }));
  await shell.open({ deadline: 1000 });
  await shell.untilRendered('/category-product');

  const { status, headers } = await shell.ask(list);

  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '1']);
  expect(hanging.asked).toHaveLength(1);
  await hanging.stop();
});

it('answers those who wait although a remote is redeployed meanwhile', async () => {
  await shell.open();
  await shell.untilRendered(list);
  shell.remote.deploy(bundle({ loader: '() => new Promise((resolve) => setTimeout(resolve, 300, null))' }));
  await eventually(async () =>
    expect((await shell.ask(list)).headers['cache-control']).toContain('s-maxage'),
  );

  const visitors: Promise<Answer>[] = [];
  const visiting = setInterval(() => visitors.push(shell.ask(`${list}?${visitors.length}`)), 20);
  for (const text of ['A', 'B', 'C']) {
    shell.remote.deploy(bundle({ body: `return h('h1', null, '${text}')` }));
    await eventually(async () => expect((await shell.ask(list)).body).toContain(`<h1>${text}</h1>`));
  }
  clearInterval(visiting);

  const statuses = (await Promise.all(visitors)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
