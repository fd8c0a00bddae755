import { StartError } from './database/database';
import { projectRoot } from './package-root';
import { readSettings } from './settings';
import { start } from './start';

const drainLimit = 10_000;

async function serve(): Promise<void> {
  const app = await start(
    readSettings(process.env, projectRoot),
    process.env,
    new URL('./documents.mjs', import.meta.url),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Answers under way are finished; what hangs is cut off.
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
