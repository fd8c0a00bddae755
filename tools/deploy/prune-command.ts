import { SetupError } from '../setup/stop-with.mjs';
import { openPlace, readArguments } from './place';
import { findOld } from './prune';

const usage = 'npm run prune -- mfe-NOM --older 30d [--dry-run] [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE]';
/** ms */
const units: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

function msOf(older: string | undefined): number {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([dh])$/.exec(older ?? '') ?? [];
  const each = units[unit];
  if (!each)
    throw new SetupError(
      `--older ${older ?? 'manque'} : indiquez une durée en jours ou en heures, p. ex. 30d.`,
    );
  return Number(count) * each;
}

/** Takes away the files of old versions, as the arguments of `npm run prune` ask. @throws {SetupError} */
export async function prune(): Promise<void> {
  const {
    older,
    'dry-run': dry,
    ...named
  } = readArguments({ older: { type: 'string' }, 'dry-run': { type: 'boolean' } }, usage);
  const limit = msOf(older);
  const { name, store, keys } = await openPlace(named);
  const files = await findOld(name, limit, { store, keys });
  if (dry) for (const file of files) console.log(file);
  else await store.remove(files);
  console.log(`${name} : ${files.length} fichiers ${dry ? 'seraient retirés' : 'retirés'} de ${store.name}`);
}
