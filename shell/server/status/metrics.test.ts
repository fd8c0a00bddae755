import { freePort } from 'bundler/free-port';
import { unknownMetrics } from 'server-kit/testing/monitoring';
import { visitsPath } from '../../src/federation/visits-path';
import { eventually } from '../testing/environment';
import { bundle, unfit } from '../testing/remote-host';
import { prepareShells, shell } from '../testing/shell';

prepareShells();

async function read(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  return response.text();
}

it('the metrics count requests, pages and visits of remotes, and have all that dashboard and alerts read', async () => {
  const port = await freePort();
  shell.remote.deploy(bundle());
  await shell.open({ metrics: { host: '127.0.0.1', port } });
  await shell.untilRendered('/category-product/SACS');
  await shell.ask('/category-product/SACS');
  const { build } = (await shell.health()).remotes['mfe-catalogue'].live;
  const { entry } = JSON.parse((await shell.ask('/remotes/mfe-catalogue.json')).body);
  for (const kind of ['visits', 'errors']) {
    const report = JSON.stringify({ kind, builds: { 'mfe-catalogue': entry.file } });
    await shell.ask(visitsPath, { 'content-type': 'text/plain' }, 'POST', report);
  }

  const text = await read(port);

  expect(text).toMatch(/shop_shell_request_seconds_count{kind="page",status="200"} [2-9]/);
  expect(text).toMatch(/shop_shell_request_seconds_count{kind="pointer",status="200"} 1/);
  expect(text).toMatch(/shop_shell_pages_total{outcome="cached"} [1-9]/);
  expect(text).toContain(`shop_shell_remote_build{remote="mfe-catalogue",build="${build}",state="live"} 1`);
  expect(text).toContain(`shop_shell_remote_visits{remote="mfe-catalogue",build="${build}"} 1`);
  expect(text).toContain(`shop_shell_remote_errors{remote="mfe-catalogue",build="${build}"} 1`);
  expect(text).toContain('shop_shell_problem{owner="mfe-account"} 1');

  // The worker for the shell's own pages may still be starting.
  await eventually(async () => expect(await read(port)).toContain('shop_shell_rendering{owner="shell"} 0'));
  shell.remote.deploy(bundle(), unfit);
  await eventually(async () => expect(unknownMetrics('shop_shell_', await read(port))).toEqual([]));
});

it('a shell whose metrics port is taken does not start, and the error names the variable', async () => {
  const port = Number(new URL(shell.api.url).port);

  await expect(shell.open({ metrics: { host: '127.0.0.1', port } })).rejects.toThrow(
    `Le port ${port} est déjà pris : libérez-le ou choisissez-en un autre avec SHELL_METRICS_PORT.`,
  );
});
