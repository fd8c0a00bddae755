import { sharedKeys } from '../../../tools/bundler/shared-modules.mjs';
import { eventually } from '../testing/environment';
import { bundle } from '../testing/remote-host';
import { deploy, heading, list, renderer, start } from '../testing/renderer-of-the-file';

beforeEach(() => start());

it('the end of a renderer resolves once its thread has exited', async () => {
  await deploy(bundle());
  const before = activeWorkers();

  await renderer?.end();

  expect(activeWorkers()).toBe(before - 1);
});

const categories = { path: 'category-product', public: true, scripts: [], styles: [] };
const publicList = { ...categories, path: 'category-product/:category' };

it('a new version renders the next page, and the worker of the old version is terminated', async () => {
  await deploy(bundle());
  const alive = activeWorkers();

  await deploy(bundle({ body: "return h('h1', null, 'Brosses')" }));

  expect(await heading()).toBe('Brosses');
  await eventually(() => expect(activeWorkers()).toBe(alive));
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
  const pages = {
    'catalogue:categories': categories,
    'catalogue:list': { ...publicList, example: 'category-product/GANTS' },
  };

  it('is refused when a visitor has requested that page', async () => {
    await deploy(good);
    await heading();

    expect(await deploy(broken)).toBe(`la page ${list} ne se rend plus : broken`);
    expect(await heading()).toBe('Balais');
  });

  it('is refused when remote.json has an example of that page', async () => {
    await deploy(good, { pages });

    expect(await deploy(broken, { pages })).toBe('la page /category-product/GANTS ne se rend plus : broken');
  });

  it('is accepted when the version in use cannot render that page either', async () => {
    await deploy(broken, { pages });

    expect(await deploy(bundle({ body: "throw new Error('still broken')" }), { pages })).toBeNull();
  });
});

it('a version is accepted when a page stops its worker and that of the version in use, and the next page renders', async () => {
  const example = (category: string) => ({ ...publicList, example: `category-product/${category}` });
  const pages = {
    'catalogue:categories': categories,
    'catalogue:exits': example('EXITS'),
    'catalogue:next': example('GANTS'),
  };
  const exiting = (title: string) =>
    bundle({
      body: `
        if (require('react-router-dom').useParams().category === 'EXITS') process.exit(0);
        return h('h1', null, '${title}');`,
    });
  await deploy(exiting('Balais'), { pages });
  await eventually(async () => expect(await heading()).toBe('Balais'));

  expect(await deploy(exiting('Brosses'), { pages })).toBeNull();
});

it('a version is accepted when only its private page throws on the server', async () => {
  const pages = { 'catalogue:categories': { ...categories, public: false }, 'catalogue:list': publicList };

  expect(await deploy(bundle({ categories: "throw new Error('private')" }), { pages })).toBeNull();
});

it('a bundle can require every module that the shell shares, and no other', async () => {
  // Only the shell attaches React to a document.
  const shared = [...sharedKeys, 'react/jsx-runtime'].filter((key) => key !== 'react-dom/client');
  const requiring = (keys: readonly string[]) =>
    bundle({ before: keys.map((key) => `require('${key}');`).join(' ') });

  expect(await deploy(requiring(shared))).toBeNull();
  expect(await deploy(requiring(['node:fs']))).toBe("demande 'node:fs', que la boutique ne partage pas");
});

function activeWorkers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;
}

it('a bundle cannot access files, native code, other processes or the variables of the server', async () => {
  process.env.SHOP_SECRET = 'not for remotes';
  const calls = [
    "process.getBuiltinModule('node:fs')",
    "process.binding('fs')",
    "process._linkedBinding('fs')",
    "process.dlopen({ exports: {} }, 'addon.node')",
    'process.kill(process.pid, 0)',
    'process._kill(process.pid, 0)',
    'process.report.getReport()',
    "process.loadEnvFile('.env')",
    "require('node:fs')",
    "if (Object.keys(process.env).length === 0) throw new Error('none')",
  ];
  const attempts = calls.map((call) => `try { ${call}; open.push(${JSON.stringify(call)}); } catch {}`);

  const refusal = await deploy(
    bundle({ before: `const open = []; ${attempts.join('\n')}; throw new Error('open: ' + open);` }),
  );

  expect(refusal).toBe('open: ');
});

it.each(["import('node:fs')", 'new Function("return import(\'node:fs\')")()'])(
  'a page whose loader calls %s is left to the browser',
  async (call) => {
    await deploy(bundle({ loader: `async () => { await ${call}; return null; }` }));

    expect(await heading()).toBeNull();
    expect(await heading('/category-product')).toBe('Familles');
  },
);
