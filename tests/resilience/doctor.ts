import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { ensureEngine } from '../../tools/setup/test-programs.mjs';
import { startPublicShop } from './doctor/public-shop';
import { print, sign } from './report/print';

/** Runs one half of `npm run doctor`; asynchronously, since the mail server runs in this process. */
async function doctor(script: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [script, '--dkim', 'key1'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, lines: output.trim().split('\n') };
}

/** Runs both halves of `npm run doctor` on a healthy shop, then with a fault. True when only faults fail. */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const { NGINX_PATH: nginx } = ensureEngine('nginx');
  if (!nginx) return chosen[0] === 'sample';
  await ensureBuilt();
  const shop = await startPublicShop(nginx);
  try {
    const faults: string[] = [];
    for (const [script, change, fault] of [
      ['shell/dist/server/doctor.mjs', { NODE_EXTRA_CA_CERTS: '' }, /^FAUTE +shop\.url : prête/],
      ['api/dist/doctor.mjs', { JWT_SECRET: '' }, /^FAUTE +JWT_SECRET/],
    ] as const) {
      const healthy = await doctor(script, shop.variables);
      for (const line of healthy.lines) print(`  ${line}`);
      if (healthy.code !== 0 || healthy.lines.some((line) => !line.startsWith('bon ')))
        faults.push(`${script}: code ${healthy.code}`);
      const faulty = await doctor(script, { ...shop.variables, ...change });
      if (faulty.code !== 1 || !faulty.lines.some((line) => fault.test(line)))
        faults.push(`${script}: code ${faulty.code}, without ${fault}`);
    }
    print(
      `${sign(faults.length === 0)} a healthy shop passes, a shop with a fault fails ${faults.join('; ')}`,
    );
    return faults.length === 0;
  } finally {
    await shop.stop();
  }
}
