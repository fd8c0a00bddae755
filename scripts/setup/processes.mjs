import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { SetupError } from './stop-with.mjs';

/** Every process of the shop: its command, its port and the variable that moves it. */
export const processes = [
  { name: 'payment-sandbox', script: 'payment-sandbox/dist/main.mjs', port: 4100, portVariable: 'PAYMENT_SANDBOX_PORT' },
  { name: 'api', script: 'api/dist/main.mjs', port: 4000, portVariable: 'API_PORT' },
  { name: 'mfe-catalogue', script: 'mfe-catalogue/serve.mjs', port: 3001, portVariable: 'CATALOGUE_PORT' },
  { name: 'mfe-cart-checkout', script: 'mfe-cart-checkout/serve.mjs', port: 3002, portVariable: 'CART_CHECKOUT_PORT' },
  { name: 'mfe-account', script: 'mfe-account/serve.mjs', port: 3003, portVariable: 'ACCOUNT_PORT' },
  { name: 'shell', script: 'shell/dist/server/main.mjs', port: 3000, portVariable: 'SHELL_PORT' },
];

const host = () => process.env.HOST ?? '127.0.0.1';
const reachable = () => (host() === '0.0.0.0' ? '127.0.0.1' : host());
const portOf = ({ port, portVariable }) => Number(process.env[portVariable] ?? port);

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host(), () => probe.close(() => resolve(true)));
  });
}

/** @throws {SetupError} naming the variable of the first port that is not a free one. */
export async function requireFreePorts() {
  for (const each of processes) {
    const port = portOf(each);
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new SetupError(`${each.portVariable}=${process.env[each.portVariable]} n'est pas un port (1 à 65535).`);
    }
    if (!(await isFree(port))) {
      throw new SetupError(`Le port ${port} est déjà pris : libérez-le ou changez ${each.portVariable}.`);
    }
  }
}

/** @throws {SetupError} when the environment file cannot be used; the line above names the field. */
export function requireEnvironment() {
  const check = spawnSync(process.execPath, [join(root, 'shell/dist/server/check-environment.mjs')], { cwd: root, encoding: 'utf8' });
  if (check.status !== 0) throw new SetupError((check.stderr || check.stdout).trim());
}

async function answers(each) {
  try {
    const response = await fetch(`http://${reachable()}:${portOf(each)}/health`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts every process and resolves when each answers. A process that ends before that stops the others (nothing stays
 * half-started); one that dies later leaves them running and is told in one line.
 */
export class Shop {
  children = new Map();
  ready = false;
  stopping = false;

  async start() {
    for (const each of processes) this.launch(each);
    await Promise.all(processes.map((each) => this.untilAnswering(each)));
    this.ready = true;
  }

  launch(each) {
    const child = spawn(process.execPath, ['--enable-source-maps', join(root, each.script)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: process.env,
    });
    this.children.set(each.name, child);
    child.once('exit', (code, signal) => {
      this.children.delete(each.name);
      if (this.ready && !this.stopping) console.error(`${each.name} s'est arrêté (${signal ?? `code ${code}`}) ; le reste continue.`);
    });
  }

  async untilAnswering(each) {
    while (!(await answers(each))) {
      if (!this.children.has(each.name)) throw new SetupError(`${each.name} n'a pas démarré (voir la ligne ci-dessus).`);
      await pause(50);
    }
  }

  /** Ends every child: SIGTERM, and SIGKILL for one that has not ended after 10 s. */
  async stop() {
    this.stopping = true;
    const running = [...this.children.values()];
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of running) child.kill('SIGTERM');
    const late = setTimeout(() => {
      for (const child of this.children.values()) child.kill('SIGKILL');
    }, 10_000);
    await Promise.all(ended);
    clearTimeout(late);
  }
}
