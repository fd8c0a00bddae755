import { demo } from '../seed/demo';
import { StartError } from '../src/database/database';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';
import { start } from '../src/start';

const drainLimit = 10_000;

async function serve(): Promise<void> {
  const app = await start(
    readSettings(process.env, projectRoot),
    process.env,
    new URL('./documents.mjs', import.meta.url),
    demo,
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Responses in progress are finished; what hangs is cut off.
      setTimeout(() => process.exit(1), drainLimit).unref();
      app.close().then(() => process.exit(0));
    });
  }
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
