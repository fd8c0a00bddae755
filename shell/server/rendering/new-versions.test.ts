import { eventually } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { deploy, heading, list, renderer, start } from '../testing/renderer-of-the-file';

beforeAll(() => start());

const publicList = { path: 'category-product/:category', public: true, scripts: [], styles: [] };

it('renders the next page with a new version and terminates the worker of the old version', async () => {
  const onChange = jest.fn();
  renderer.on('change', onChange);
  await deploy(bundle());
  const alive = activeWorkers();

  await deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));

  expect(await heading()).toBe('Brosses');
  await eventually(() => expect(activeWorkers()).toBe(alive));
  expect(onChange).toHaveBeenCalled();
});

it('a new version renders the last requested pages before visitors get it', async () => {
  await deploy(bundle());
  await heading();

  await deploy(bundle({ before: 'let times = 0;', body: "times += 1; return h('h1', null, times)" }));

  expect(await heading()).toBe('2');
});

describe('a version whose list page throws', () => {
  const good = bundle();
  const broken = bundle({ body: "throw new Error('broken')" });

  it('is refused when a visitor has requested that page', async () => {
    await deploy(good);
    await heading();

    expect(await deploy(broken)).toBe(`la page ${list} ne se rend plus : broken`);
    expect(await heading()).toBe('Balais');
  });

  it('is refused when remote.json has an example of that page', async () => {
    await start();
    const pages = { 'catalogue:list': { ...publicList, example: 'category-product/GANTS' } };
    await deploy(good, { pages });

    expect(await deploy(broken, { pages })).toBe('la page /category-product/GANTS ne se rend plus : broken');
  });

  it('is accepted when the version in use cannot render that page either', async () => {
    await start();
    const pages = { 'catalogue:list': { ...publicList, example: 'category-product/GANTS' } };
    await deploy(broken, { pages });

    expect(await deploy(bundle({ body: "throw new Error('still broken')" }), { pages })).toBeNull();
  });
});

/** Returns the number of message ports to workers in this process. */
function activeWorkers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;
}
