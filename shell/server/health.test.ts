import { eventually } from './testing/environment';
import { bundle } from './testing/remote-host';
import { shell } from './testing/shell-of-each-test';

const list = '/category-product/SACS';

it('counts as left to the browser only pages that were to be rendered', async () => {
  shell.remote.deploy(bundle({ loader: '() => new Promise(() => undefined)' }));
  await shell.open({ deadline: 1000 });
  await shell.untilRendered('/category-product');
  const before = (await shell.health()).rendering.leftToBrowser;

  await Promise.all(
    ['/order', '/profile', '/verify-email', '/reset-password'].map((path) => shell.ask(path)),
  );
  const afterPrivate = (await shell.health()).rendering.leftToBrowser;
  await shell.ask(list);
  const afterLate = (await shell.health()).rendering;

  expect(afterPrivate).toBe(before);
  expect(afterLate.leftToBrowser).toBe(before + 1);
  expect(afterLate.problems).toEqual({ 'mfe-catalogue': expect.stringContaining(list) });
});

it('stays well and tells what is wrong while a remote is away, in French', async () => {
  shell.remote.host.answer = (_request, response) => void response.writeHead(503).end();

  await shell.open();

  await eventually(async () => {
    const { status, remotes } = await shell.health();
    expect(status).toBe('ok');
    expect(remotes['mfe-catalogue'].problem).toBe('remote.json ne peut pas être lu : statut 503');
  });
});

it('renders nothing when rendering is off', async () => {
  await shell.open(null);

  const { headers, body } = await shell.ask('/');

  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<div id="root"></div>');
  expect((await shell.health()).rendering).toBe('off');
});
