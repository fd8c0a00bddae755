import { eventually } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { deploy, heading, list, name, renderer, start } from '../testing/renderer-of-the-file';

describe('with time for every page', () => {
  beforeAll(() => start());

  it.each([
    ['throws', { body: "throw new Error('broken')" }],
    [
      'rejects a promise that is not awaited',
      { body: "Promise.reject(new Error('forgotten')); throw new Error('broken')" },
    ],
    ['has a loader that rejects', { loader: "async () => { throw new Error('no data') }" }],
  ])('leaves a page that %s to the browser and renders other pages', async (_what, code) => {
    await deploy(bundle(code));

    expect(await heading()).toBeNull();
    expect(await heading('/category-product')).toBe('Familles');
  });

  it('reports a failed page until a page of the same remote is rendered', async () => {
    await deploy(bundle({ body: "throw new Error('broken')" }));

    await heading();
    const whileFailing = renderer.problems();
    await heading('/category-product');

    expect(whileFailing).toEqual({ [name]: `${list} : broken` });
    expect(renderer.problems()).toEqual({});
  });
});

describe('with 300 ms for a page', () => {
  beforeAll(() => start(300));

  it('leaves a page whose loader never resolves to the browser and renders other pages', async () => {
    await deploy(bundle({ loader: '() => new Promise(() => undefined)' }));

    expect(await heading()).toBeNull();
    await eventually(async () => expect(await heading('/category-product')).toBe('Familles'));
  });

  it.each([
    ['loops forever', 'for (;;) ;'],
    ['exhausts the memory', 'const eaten = []; for (;;) eaten.push(new Array(100_000).fill(eaten.length))'],
    ['exits the process', 'process.exit(0)'],
    ['throws after its response', "setTimeout(() => { throw new Error('late') }); for (;;) ;"],
  ])(
    'restarts the worker after a page that %s, and does not render that page again immediately',
    async (_what, body) => {
      await deploy(bundle({ body }));

      expect(await heading()).toBeNull();

      await eventually(async () => expect(await heading('/category-product')).toBe('Familles'));
      expect(await heading()).toBeNull();
      expect(renderer.problems()).toEqual({});
    },
  );
});
