import { openPlace, readArguments } from './deploy/place.mjs';
import { findOld } from './deploy/prune.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { runCommand, SetupError } from './setup/stop-with.mjs';

const usage = 'npm run prune -- mfe-NOM --older 30d [--dry-run] [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE]';
/** ms */
const units = { h: 3_600_000, d: 86_400_000 };

function msOf(older) {
  const [, count, unit] = /^([1-9]\d{0,4})([dh])$/.exec(older ?? '') ?? [];
  if (!unit)
    throw new SetupError(
      `--older ${older ?? 'manque'} : indiquez une durée en jours ou en heures, p. ex. 30d.`,
    );
  return Number(count) * units[unit];
}

// `npm run prune -- NAME --older 30d`: takes away the files of versions that nobody needs any more.
await runCommand(async () => {
  ensureInstalled();
  const {
    older,
    'dry-run': dry,
    ...options
  } = readArguments({ older: { type: 'string' }, 'dry-run': { type: 'boolean' } }, usage);
  const limit = msOf(older);
  const { store, keys } = await openPlace(options);
  const files = await findOld(options.name, limit, { store, keys });
  if (dry) for (const file of files) console.log(file);
  else await store.remove(files);
  console.log(
    `${options.name} : ${files.length} fichiers ${dry ? 'seraient retirés' : 'retirés'} de ${store.name}`,
  );
});
