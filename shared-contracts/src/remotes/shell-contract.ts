import { satisfies } from 'semver';
import { z } from 'zod';
import type { RemoteManifest, SharedUse } from './index';

const names = z.array(z.string());

/** What a shell gives to remotes: `contract.json` of its build, which it serves to anyone. */
const ShellContract = z.object({
  /** Those that it accepts, its own first. */
  contracts: z.array(z.int()),
  federation: z.string(),
  /** By key of the shared module. */
  shared: z.record(z.string(), z.object({ version: z.string(), names })),
});
export type ShellContract = z.infer<typeof ShellContract>;

/** What a shell also publishes for the squads' check alone: names that code meets it by, beside modules. */
export const PublishedContract = ShellContract.extend({
  slots: names,
  events: names,
  /** Custom properties of CSS that the design defines. */
  tokens: names,
});
export type PublishedContract = z.infer<typeof PublishedContract>;

function lacking(key: string, { version, names }: SharedUse, { shared }: ShellContract): string[] {
  const given = shared[key];
  if (!given) return [`utilise ${key}, que la boutique ne partage pas`];
  const unknown = names.filter((name) => name !== '*' && !given.names.includes(name));
  return [
    ...(satisfies(given.version, version)
      ? []
      : [`demande ${key} ${version}, la boutique donne ${given.version}`]),
    ...(unknown.length > 0 ? [`utilise ${unknown.join(', ')} de ${key}, que la boutique ne donne pas`] : []),
  ];
}

/** Why a version of a remote cannot work with a shell, for operators. */
export function misfits({ contract, federation, uses = {} }: RemoteManifest, shell: ShellContract): string[] {
  const { contracts } = shell;
  if (!contracts.includes(contract)) return [`contrat ${contract}, attendu : ${contracts.join(' ou ')}`];
  const needs = federation?.needs;
  const runtime =
    needs === undefined || satisfies(shell.federation, needs)
      ? []
      : [
          `attend le moteur de fédération ${needs}, la boutique donne ${shell.federation} : à construire avec runtime: 'own'`,
        ];
  return [...runtime, ...Object.entries(uses).flatMap(([key, use]) => lacking(key, use, shell))];
}

/** Names in the files of a build. */
export interface BuildNames {
  readonly heard: readonly string[];
  readonly announced: readonly string[];
  readonly tokens: readonly string[];
}

const ownerOf = (event: string) => event.split(':')[0];

/** What of a build's names a shell no longer has, for operators. */
export function missingNames(
  fragments: readonly string[],
  { heard, announced, tokens }: BuildNames,
  shell: PublishedContract,
): string[] {
  const owners = shell.events.map(ownerOf);
  // Events of its own, which the shop does not know, go between its own parts.
  const isOwn = (event: string) => !owners.includes(ownerOf(event)) && announced.includes(event);
  const events = [...new Set([...heard, ...announced])].filter(
    (event) =>
      !shell.events.includes(event) &&
      !isOwn(event) &&
      (heard.includes(event) || owners.includes(ownerOf(event))),
  );
  return [
    ...fragments
      .filter((name) => !shell.slots.includes(name))
      .map((name) => `a le fragment ${name}, pour lequel la boutique n'a pas de slot`),
    ...events.map((event) => `utilise l'événement ${event}, que la boutique ne connaît pas`),
    ...tokens
      .filter((name) => !shell.tokens.includes(name))
      .map((name) => `utilise ${name}, que la boutique ne définit pas`),
  ];
}
