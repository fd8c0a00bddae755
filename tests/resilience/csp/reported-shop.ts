import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startScript } from '../../../tools/build/development/start-script.mjs';
import { startShop } from '../../../tools/commands/shop/start-shop';
import { root } from '../../../tools/setup/paths.mjs';
import { processes, processNamed } from '../../../tools/setup/process-table.mjs';
import { untilDone } from '../waiting/until';

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

/** A shop, or its shell alone; `reports` are the violations that its shell has logged so far. */
export async function startReportedShop(isAlone: boolean): Promise<ReportedShop> {
  const shop = await startShop({
    variables: { RENDER_DEADLINE_MS: '60000', LOG_LEVEL: 'fatal' },
    data: isAlone ? 'empty' : 'seeded',
    parts: isAlone ? [] : processes.filter(({ name }) => name !== 'shell'),
  });
  const shell = startScript(join(root, processNamed('shell').script), {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn' },
    output: 'pipe',
  });
  const reports: Report[] = [];
  if (!shell.stdout) throw new Error('the shell could not be started');
  createInterface({ input: shell.stdout }).on('line', (line) => {
    const { event, ...report } = JSON.parse(line);
    if (event === 'policy_violated') reports.push(report);
  });
  const { url } = shop;
  const answers = () =>
    fetch(`${url}/health`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await untilDone('the shell answers', () => {
    if (shell.exitCode !== null) throw new Error('the shell did not start');
    return answers();
  });
  return {
    url,
    reports,
    async stop() {
      const ended = new Promise((resolve) => shell.once('exit', resolve));
      shell.kill('SIGTERM');
      await ended;
      await shop.stop();
    },
  };
}
