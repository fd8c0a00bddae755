import { goBack } from './go-back';
import { openPlace, readArguments } from './place';

const usage =
  'npm run rollback -- mfe-NOM [--build CONSTRUCTION] [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE] [--url ADRESSE]';

/** Makes the version live again that the arguments of `npm run rollback` name. @throws {SetupError} */
export async function rollBack(): Promise<void> {
  const { build, ...named } = readArguments({ build: { type: 'string' } }, usage);
  const { name, url, ...place } = await openPlace(named);
  const { from, to } = await goBack(name, build, place);
  console.log(`${name} ${to.version} (${to.build}) est de nouveau en ligne : ${url} ; avant : ${from}`);
}
