import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { processes, Shop } from '../../scripts/setup/processes.mjs';
import { copySeededData } from '../../scripts/setup/seeded-data.mjs';

/** A violation of the policy as the shell logs it; `time`: ms of the epoch. */
export interface Report {
  readonly time: number;
  readonly directive: string;
  readonly page: string;
}

export interface ReportedShop {
  readonly url: string;
  readonly reports: readonly Report[];
  stop(): Promise<void>;
}

/** A shop on free ports with seeded data; `reports` are the violations that its shell has logged so far. */
export async function startReportedShop(): Promise<ReportedShop> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-csp-'));
  const data = join(folder, 'data');
  const environmentFile = join(folder, 'environment.json');
  writeFileSync(environmentFile, readFileSync(join(root, 'environments/local.json')));
  for (const { portVariable } of processes) process.env[portVariable] = String(await freePort());
  Object.assign(process.env, {
    SHOP_ENVIRONMENT_FILE: environmentFile,
    DATA_DIR: data,
    RENDER_DEADLINE_MS: '5000',
    LOG_LEVEL: 'fatal',
  });
  copySeededData(data);
  const shop = new Shop({ parts: processes.filter(({ name }) => name !== 'shell') });
  await shop.start();
  const part = processes.find(({ name }) => name === 'shell');
  if (!part) throw new Error('no shell among the processes');
  const { script, portVariable } = part;
  const shell = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn' },
  });
  const reports: Report[] = [];
  createInterface({ input: shell.stdout }).on('line', (line) => {
    const { event, ...report } = JSON.parse(line);
    if (event === 'policy_violated') reports.push(report);
  });
  const url = `http://localhost:${process.env[portVariable]}`;
  const answers = () =>
    fetch(`${url}/health`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await answers())) {
    if (shell.exitCode !== null) throw new Error('the shell did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    reports,
    async stop() {
      const ended = new Promise((resolve) => shell.once('exit', resolve));
      shell.kill('SIGTERM');
      await ended;
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
