import { goBack } from './deploy/go-back.mjs';
import { openPlace, readArguments } from './deploy/place.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { runCommand } from './setup/stop-with.mjs';

const usage =
  'npm run rollback -- mfe-NOM [--build CONSTRUCTION] [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE] [--url ADRESSE]';

// `npm run rollback -- NAME`: makes the version live again that was live before.
await runCommand(async () => {
  ensureInstalled();
  const { build, ...options } = readArguments({ build: { type: 'string' } }, usage);
  const { address, ...place } = await openPlace(options);
  const { from, to } = await goBack(options.name, build, place);
  console.log(
    `${options.name} ${to.version} (${to.build}) est de nouveau en ligne : ${address} ; avant : ${from}`,
  );
});
