import { resolve } from 'node:path';
import { closedPages } from 'shared-contracts/remotes/shell-contract';
import { callerFolder } from '../workspace/paths.mjs';
import { SetupError } from '../workspace/run-command.mjs';
import { readBuild } from './build-folder';
import type { BuildRemote } from './deploy';
import { readArguments } from './location';
import { Shop } from './shop';

const usage = 'check [mfe-NOM] --against ADRESSE [--from DOSSIER]';
const options = { against: { type: 'string' }, from: { type: 'string' } } as const;

/** Checks a build against a running shop; prints a line per problem with exit code 1. @throws {SetupError} */
export async function check(buildRemote: BuildRemote): Promise<void> {
  const { name = '', against, from } = readArguments(options, usage);
  if (!against || !URL.canParse(against) || !against.startsWith('http'))
    throw new SetupError(`--against ${against ?? 'manque'} : indiquez l'adresse d'une boutique ; ${usage}`);
  const shop = new Shop(against);
  const folder = from === undefined ? await buildRemote(name) : resolve(callerFolder, from);
  const { manifest } = readBuild(folder, name);
  const reasons = await shop.misfits(manifest);
  if (!reasons) throw new SetupError(`${shop.origin} n'a pas de contract.json : changez --against.`);
  // Null if the shop does not have the remote yet or is a static site.
  const remote = await shop.remote(name);
  if (remote) reasons.push(...closedPages(manifest, remote.prefixes));
  for (const reason of reasons) console.error(`${name} : ${reason}`);
  if (reasons.length > 0) process.exitCode = 1;
  else console.log(`${name} : convient à ${shop.origin}`);
}
