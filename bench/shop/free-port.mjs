import { createServer } from 'node:net';

let next = Number(process.env.BENCH_PORT ?? 6200);

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port that nothing listens on, counted upwards from `BENCH_PORT` (6200). @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    next += 1;
    if (await isFree(next)) return next;
  }
}
