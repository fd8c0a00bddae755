import { createSandbox } from './app';
import { defaultPort, portVariable, readSettings, SettingError } from './settings';

try {
  const settings = readSettings(process.env);
  const app = await createSandbox(settings);
  await app.listen({ port: settings.port, host: settings.host });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(`Bac à sable de paiement : ${reasonOf(error)}`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const port = process.env[portVariable] || defaultPort;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `le port ${port} est déjà pris. Libérez-le ou changez ${portVariable}.`;
    case 'EACCES':
      return `le port ${port} est interdit à ce compte. Changez ${portVariable}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `l'adresse ${process.env.HOST} n'existe pas sur cette machine. Changez HOST.`;
    default:
      return error.message;
  }
}
