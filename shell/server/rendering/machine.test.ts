import { bundle } from '../testing/remote-host';
import { deploy, heading, start } from '../testing/renderer-of-each-test';

/** Why a version is refused whose bundle does this when it is evaluated; null when it is taken. */
function refusalOf(code: string): Promise<string | null> {
  start();
  return deploy(bundle({ before: `${code};` }));
}

it.each([
  "process.getBuiltinModule('node:fs')",
  "process.binding('fs')",
  "process._linkedBinding('fs')",
  "process.dlopen({ exports: {} }, 'addon.node')",
  'process.kill(process.pid, 0)',
  'process._kill(process.pid, 0)',
  'process.report.getReport()',
  "process.loadEnvFile('.env')",
  "require('node:fs')",
])('a bundle that calls %s is refused', async (call) => {
  expect(await refusalOf(call)).not.toBeNull();
});

it.each(["import('node:fs')", 'new Function("return import(\'node:fs\')")()'])(
  'a page whose loader calls %s is left to the browser',
  async (call) => {
    start();
    await deploy(bundle({ loader: `async () => { await ${call}; return null; }` }));

    expect(await heading()).toBeNull();
    expect(await heading('/category-product')).toBe('Familles');
  },
);

it('a bundle finds nothing of the server’s environment', async () => {
  process.env.SHOP_SECRET = 'not for remotes';

  expect(
    await refusalOf("if (Object.keys(process.env).length > 0) throw new Error('has an environment')"),
  ).toBeNull();
});
