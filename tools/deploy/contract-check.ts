import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type BuildNames,
  changedTypes,
  closedPages,
  misfits,
  missingNames,
  PublishedContract,
  SlotsAndEvents,
} from 'shared-contracts/remotes/shell-contract';
import { callerFolder } from '../setup/paths.mjs';
import { SetupError } from '../setup/run-command.mjs';
import { type Build, readBuild } from './build-folder';
import type { BuildRemote } from './deploy';
import { readArguments } from './location';
import { Shop } from './shop';

const usage = 'check [mfe-NOM] --against ADRESSE [--from DOSSIER]';

/** Returns the unique values of the pattern's group in a text. */
const caught = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Returns the events and tokens in the files of a build. */
export function namesIn(folder: string): BuildNames {
  const textOf = (ending: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  const [scripts, styles] = [textOf('.js'), textOf('.css')];
  const own = caught(scripts + styles, /(--[\w-]+)["'`]?\s*:/g);
  return {
    heard: caught(scripts, /\blisten\)?\(\s*["'`]([a-z]+:[a-z-]+)/g),
    announced: caught(scripts, /\bannounce\)?\(\s*["'`]([a-z]+:[a-z-]+)/g),
    tokens: caught(scripts + styles, /var\((--[\w-]+)/g).filter((name) => !own.includes(name)),
  };
}

/** Returns why a build does not work with a shop. @param prefixes in the environment; null if unknown */
export function misfitsOf(
  { folder, manifest }: Pick<Build, 'folder' | 'manifest'>,
  contract: PublishedContract,
  prefixes: readonly string[] | null,
): string[] {
  const names = namesIn(folder);
  const fragments = Object.keys(manifest.fragments ?? {});
  const built = join(folder, 'contract.json');
  // A build by another bundler has no such file.
  const slotsAndEvents = existsSync(built)
    ? SlotsAndEvents.parse(JSON.parse(readFileSync(built, 'utf8')))
    : { slots: {}, events: {} };
  return [
    ...misfits(manifest, contract),
    ...missingNames(fragments, names, contract),
    ...(prefixes ? closedPages(manifest, prefixes) : []),
    ...changedTypes(fragments, names, slotsAndEvents, contract),
  ];
}

/** Checks a build against a running shop; prints a line per problem with exit code 1. @throws {SetupError} */
export async function check(buildRemote: BuildRemote): Promise<void> {
  const {
    name = '',
    against,
    from,
  } = readArguments({ against: { type: 'string' }, from: { type: 'string' } }, usage);
  if (!against || !URL.canParse(against) || !against.startsWith('http'))
    throw new SetupError(`--against ${against ?? 'manque'} : indiquez l'adresse d'une boutique ; ${usage}`);
  const shop = new Shop(against);
  const { data: contract } = PublishedContract.safeParse(await shop.read<unknown>('/contract.json'));
  if (!contract)
    throw new SetupError(
      `${shop.origin}/contract.json n'est pas ce qu'une boutique écrit : changez --against.`,
    );
  const build = readBuild(from === undefined ? await buildRemote(name) : resolve(callerFolder, from), name);
  // Null if the shop does not have the remote yet or is a static site.
  const settings = await shop.read<{ readonly prefixes: readonly string[] }>(`/remotes/${name}.json?build=`);
  const reasons = misfitsOf(build, contract, settings?.prefixes ?? null);
  for (const reason of reasons) console.error(`${name} : ${reason}`);
  if (reasons.length > 0) process.exitCode = 1;
  else console.log(`${name} : convient à ${shop.origin}`);
}
