import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface Answer {
  readonly status: number | undefined;
  readonly bytes: number;
  readonly ms: number;
  readonly rendered: boolean;
}

/** Gives the next URL, or null when all were asked for. */
export type Next = () => string | null;

function ask(agent: Agent, url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({
          status,
          bytes,
          ms: performance.now() - startedAt,
          rendered: headers['cache-control']?.startsWith('public') ?? false,
        });
      });
    }).on('error', reject);
  });
}

/** Visitors who each ask for one page after the other: `next` gives the next path or null when all were asked for. */
export async function visit({ visitors, next }: { visitors: number; next: Next }) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const answers: Answer[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (let url = next(); url !== null; url = next()) answers.push(await ask(agent, url));
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    perSecond: Math.round(answers.length / seconds),
    renderedPerSecond: Math.round(answers.filter(({ rendered }) => rendered).length / seconds),
    rendered: answers.filter(({ rendered }) => rendered).length,
    answers: answers.length,
    // 503 is a page that the browser renders.
    failed: answers.filter(({ status }) => status !== 200 && status !== 503).length,
    kB: Math.round(answers.reduce((sum, { bytes }) => sum + bytes, 0) / answers.length / 100) / 10,
    p50: Math.round(quantile(times, 0.5)),
    p99: Math.round(quantile(times, 0.99)),
    max: Math.round(times.at(-1) ?? 0),
  };
}

/** Gives each of the paths once. */
export function once(urls: readonly string[]): Next {
  const left = urls.values();
  return () => left.next().value ?? null;
}

/** Gives the paths that `make` makes of 0, 1, 2… for some seconds. */
export function during(seconds: number, make: (count: number) => string): Next {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  return () => (performance.now() < end ? make(count++) : null);
}

/** Seconds of processor time that a process has used, all its threads together. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
