import { createSandbox } from './app';
import { readSettings } from './settings';

try {
  const settings = readSettings(process.env);
  const app = await createSandbox(settings);
  await app.listen({ port: settings.port, host: settings.host });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
  process.send?.('ready');
} catch (error) {
  console.error(`Bac à sable de paiement : ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
