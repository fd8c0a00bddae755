import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';
import { isShellContract, misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import { runCommand } from './run-command';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
/** ms */
const timeLimit = 15_000;

/** @throws with a reason that names what to change */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' } },
    allowPositionals: true,
  });
  const { against } = values;
  if (!against || !URL.canParse(against) || !against.startsWith('http'))
    throw new Error(`--against ${against ?? ''} : l'adresse d'une boutique est nécessaire`);
  const unknown = positionals.filter((name) => !remotes.includes(name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')} : inconnu ; les applications sont ${remotes.join(', ')}`);
  return { url: new URL('contract.json', against.endsWith('/') ? against : `${against}/`), positionals };
}

async function fetchContract(url: URL): Promise<ShellContract> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
    if (!response.ok) throw new Error(`statut ${response.status}`);
    const contract: unknown = await response.json();
    if (!isShellContract(contract)) throw new Error('ce n’est pas ce qu’une boutique écrit');
    return contract;
  } catch (error) {
    throw new Error(`${url.href} ne peut pas être lu : ${(error as Error).message}`);
  }
}

function readManifest(name: string): RemoteManifest {
  const manifest: unknown = JSON.parse(readFileSync(join(root, name, 'dist/browser/remote.json'), 'utf8'));
  if (!isRemoteManifest(manifest)) throw new Error(`${name} : remote.json n'est pas un manifeste`);
  return manifest;
}

// Compares built remotes with a deployed shell, with a line for each that fits and each reason.
await runCommand('npm run contract:check -- --against URL [APPLICATION…]', async () => {
  const { url, positionals } = readArguments();
  const contract = await fetchContract(url);
  for (const name of positionals.length > 0 ? positionals : remotes) {
    const reasons = misfits(readManifest(name), contract);
    for (const reason of reasons) console.error(`${name} : ${reason}`);
    if (reasons.length > 0) process.exitCode = 1;
    else process.stdout.write(`${name} : convient à ${url.origin}\n`);
  }
});
