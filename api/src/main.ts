import { StartError } from './database/database';
import { readSettings } from './settings';
import { start } from './start';

const drainLimit = 10_000;

try {
  const app = await start(readSettings(process.env, process.cwd()), process.env);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Answers under way are finished; what hangs is cut off.
      setTimeout(() => process.exit(1), drainLimit).unref();
      app.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
