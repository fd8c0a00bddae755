import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { print } from '../report/print';
import { untilDone } from '../waiting/until';
import { list, liveFolder, type SharedShop } from './shop';

const count = 100;
/** Number of deployments during which memory and disk grow by what is compiled and cached once. */
const warmUp = 20;
/** Milliseconds between two visits. */
const interval = 200;
/** Pages of the shell, which deployments of a remote do not affect. */
const others = ['/', '/about', '/cgv', '/commitment'];
/** Seconds after which a visit renders a page again. */
const freshFor = 5;

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { parentPath, name }) => total + statSync(join(parentPath, name)).size, 0);

/** Returns the resident memory of a process in MB. */
function residentOf(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Makes 100 deployments of one remote during five visits a second. @returns the faults found */
export async function deployOften(shop: SharedShop, next: string): Promise<string[]> {
  const faults: string[] = [];
  const { pid } = shop.childOf('shell');
  const stored = join(shop.dataFolder, 'remotes');
  const measure = () => ({ memory: residentOf(pid), disk: sizeOf(stored) });
  const rendered = async () =>
    (await (await fetch(`${shop.url}/health`)).json()).rendering.rendered as number;
  const before = await rendered();
  const start = performance.now();
  let over = false;
  let visits = 0;

  async function visitAll(): Promise<void> {
    for (; !over; visits += 1) {
      const path = [list, ...others][visits % (others.length + 1)];
      const { status } = await fetch(`${shop.url}${path}`);
      if (status >= 500) faults.push(`${path}: status ${status}`);
      await pause(interval);
    }
  }
  const visiting = visitAll();
  let warm = measure();
  for (let deployed = 0; deployed < count; deployed += 1) {
    const from = (await shop.health()).live.build;
    await shop.publish(deployed % 2 === 0 ? next : liveFolder);
    await untilDone('the shell uses the build', async () => (await shop.health()).live.build !== from);
    if (deployed === warmUp) warm = measure();
  }
  over = true;
  await visiting;

  const seconds = Math.round((performance.now() - start) / 1000);
  const end = measure();
  const renders = (await rendered()) - before;
  // Each page once per `freshFor`, and the list once more per deployment.
  const most = (others.length + 1) * (seconds / freshFor + 2) + count;
  print(
    `${count} deployments in ${seconds} s, ${visits} visits, ${renders} pages rendered (${Math.round(most)} at most); ` +
      `memory ${warm.memory} to ${end.memory} MB, disk ${warm.disk} to ${end.disk} bytes`,
  );
  if (renders > most) faults.push(`${renders} pages were rendered`);
  if (end.disk > warm.disk * 1.1) faults.push(`${end.disk} bytes are stored instead of ${warm.disk}`);
  if (end.memory > warm.memory * 1.3) faults.push(`${end.memory} MB are used instead of ${warm.memory}`);
  return [...new Set(faults)];
}
