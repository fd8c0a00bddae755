import { SignJWT } from 'jose';
import { SetupError } from '../workspace/run-command.mjs';
import { openLocation, readArguments } from './location';

const previewUsage = 'npm run preview -- mfe-NOM --url ADRESSE';

/** Prints a link that loads the remote from another URL in one browser for an hour. @throws {SetupError} */
export async function preview(): Promise<void> {
  const target = readArguments({}, previewUsage);
  if (!target.url) throw new SetupError(`--url manque : ${previewUsage}`);
  // Any folder: the link names only the URL.
  const { name, url, host, keys } = await openLocation({ ...target, to: '.' });
  if (!keys.privateKey)
    throw new SetupError('DEPLOY_KEY_FILE manque : indiquez la clé privée de cette application.');
  const token = await new SignJWT({ url })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(name)
    .setAudience(host.origin)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(keys.privateKey);
  console.log(`${host.origin}/preview?token=${token}`);
}
