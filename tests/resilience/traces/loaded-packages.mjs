import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Preloaded into a process: writes at exit which packages of OpenTelemetry it has loaded, except `api`.
const { cache } = createRequire(import.meta.url);
const { LOADED_FOLDER: folder } = process.env;
process.on('exit', () => {
  if (!folder) return;
  const names = Object.keys(cache).map((file) => /@opentelemetry\/([\w-]+)/.exec(file)?.[1]);
  const loaded = new Set(names.filter((name) => name && name !== 'api'));
  writeFileSync(`${folder}/${process.pid}.loaded`, [...loaded].join(' '));
});
