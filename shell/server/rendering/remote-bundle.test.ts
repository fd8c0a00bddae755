import { bundle } from '../testing/remote-host';
import { deploy, heading, start } from '../testing/renderer-of-the-file';

beforeAll(() => start());

it('a bundle cannot access files, native code or other processes', async () => {
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

it('a bundle cannot read the environment variables of the server', async () => {
  process.env.SHOP_SECRET = 'not for remotes';

  const before = "if (Object.keys(process.env).length > 0) throw new Error('has an environment');";

  expect(await deploy(bundle({ before }))).toBeNull();
});
