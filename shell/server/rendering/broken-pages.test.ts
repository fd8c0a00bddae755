import { eventually } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { deploy, heading, renderer, start } from '../testing/renderer-of-the-file';

/** A version whose list pages break by their category. */
const version = bundle({
  before: 'const kept = [];',
  body: `
    const broken = {
      THROWS() { throw new Error('broken') },
      FORGETS() { Promise.reject(new Error('forgotten')); throw new Error('broken') },
      LOOPS() { for (;;) ; },
      GROWS() { const eaten = []; for (;;) eaten.push(new Array(100_000).fill(eaten.length)) },
      EXITS() { process.exit(0) },
      FILLS() { kept.push(new ArrayBuffer(300_000_000)); return 'kept' },
      COUNTS() { return String(kept.length) },
    };
    return h('h1', null, broken[require('react-router-dom').useParams().category]?.());`,
  loader: `async ({ params }) => {
    if (params.category === 'REFUSES') throw new Error('no data');
    return params.category === 'WAITS' ? new Promise(() => undefined) : null;
  }`,
});
const pageThat = (category: string) => `/category-product/${category}`;

describe('a server with time for every page', () => {
  beforeAll(async () => {
    await start();
    await deploy(version);
  });

  it.each([
    ['throws', 'THROWS'],
    ['rejects a promise that is not awaited', 'FORGETS'],
    ['has a loader that rejects', 'REFUSES'],
  ])('leaves a page that %s to the browser and renders other pages', async (_what, category) => {
    expect(await heading(pageThat(category))).toBeNull();
    expect(await heading('/category-product')).toBe('Familles');
  });

  it('restarts the worker after a page that keeps more memory outside the heap than a worker may', async () => {
    expect(await heading(pageThat('COUNTS'))).toBe('0');

    expect(await heading(pageThat('FILLS'))).toBe('kept');

    await eventually(async () => expect(await heading(pageThat('COUNTS'))).toBe('0'));
  });

  it('reports a page that failed until a page of the same remote is rendered', async () => {
    await heading(pageThat('THROWS'));
    const whileFailing = renderer?.failure;
    await heading('/category-product');

    expect(whileFailing).toBe(`${pageThat('THROWS')} : broken`);
    expect(renderer?.failure).toBeNull();
  });
});

describe('a server with 300 ms for a page', () => {
  beforeAll(async () => {
    await start(300);
    await deploy(version);
  });

  it('leaves a page whose loader never resolves to the browser and renders other pages', async () => {
    expect(await heading(pageThat('WAITS'))).toBeNull();
    await eventually(async () => expect(await heading('/category-product')).toBe('Familles'));
  });

  it.each([
    ['loops forever', 'LOOPS'],
    ['exhausts the memory', 'GROWS'],
    ['exits the process', 'EXITS'],
  ])('restarts the worker after a page that %s, and leaves that page to the browser', async (_, category) => {
    expect(await heading(pageThat(category))).toBeNull();

    await eventually(async () => expect(await heading('/category-product')).toBe('Familles'));
    expect(await heading(pageThat(category))).toBeNull();
    expect(renderer?.failure).toBeNull();
  });
});
