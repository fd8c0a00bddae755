import { eventually } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { deploy, heading, name, remote, renderer, start } from '../testing/renderer-of-each-test';

it('shows a new version from the next page on, and ends the worker of the old one', async () => {
  start();
  const onChange = jest.fn();
  renderer.on('change', onChange);
  await deploy(bundle());
  const alive = activeWorkers();

  await deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));

  expect(await heading()).toBe('Brosses');
  await eventually(() => expect(activeWorkers()).toBe(alive));
  expect(onChange).toHaveBeenCalled();
});

it('renders with a new version what visitors asked for last before they meet it', async () => {
  start();
  await deploy(bundle());
  await heading();

  await deploy(bundle({ before: 'let times = 0;', body: "times += 1; return h('h1', null, times)" }));

  expect(await heading()).toBe('2');
});

it.each([
  ['has a syntax error', 'module.exports = {'],
  ['throws when it is evaluated', bundle({ before: "throw new Error('broken')" })],
  ['asks for files', bundle({ before: "require('fs')" })],
  ['exposes no routes', 'module.exports = { default: [] }'],
  ['ends its process', bundle({ before: 'process.exit(0)' })],
])('keeps the last good version when the new one %s', async (_what, source) => {
  start();
  await deploy(bundle());

  await deploy(source);

  expect(await heading()).toBe('Balais');
  expect(renderer.problems()[name]).toBeTruthy();
});

it('keeps the last good version when a file is not the one that was named, and takes it once it is', async () => {
  start();
  await deploy(bundle());
  const manifest = remote.deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));
  remote.host.answer = (_request, response) => void response.end('half of a file');

  await renderer.take(name, remote.url, manifest);
  expect(await heading()).toBe('Balais');
  expect(renderer.problems()[name]).toContain("n'est pas le fichier que remote.json indique");
  remote.host.answer = remote.serve;

  await eventually(async () => {
    await renderer.take(name, remote.url, manifest);
    expect(await heading()).toBe('Brosses');
  });
});

it('tells the operator once that a version is refused, and forgets it when another is taken', async () => {
  start();
  const refused = remote.deploy('module.exports = {');
  await renderer.take(name, remote.url, refused);
  const { [name]: problem } = renderer.problems();

  await deploy(bundle());

  expect(jest.mocked(console.error).mock.calls).toEqual([[`${name} : version refusée : ${problem}`]]);
  expect(renderer.problems()).toEqual({});
});

it('refuses a remote that was built for another contract', async () => {
  start();

  await renderer.take(name, remote.url, remote.deploy(bundle(), { contract: 99 }));

  expect(await heading()).toBeNull();
  expect(renderer.problems()[name]).toContain('contrat 99');
});

it('goes back to a version that it had before', async () => {
  start();
  const first = remote.deploy(bundle());
  await renderer.take(name, remote.url, first);
  await deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));

  await renderer.take(name, remote.url, first);

  expect(await heading()).toBe('Balais');
});

/** Message ports of workers that this process has. */
function activeWorkers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;
}
