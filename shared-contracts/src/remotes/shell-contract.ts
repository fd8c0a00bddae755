import { satisfies } from 'semver';
import type { RemoteManifest, SharedUse } from './index';

/** What a shell gives to remotes: `contract.json` of its build, which it serves to anyone. */
export interface ShellContract {
  /** Those that it accepts, its own first. */
  readonly contracts: readonly number[];
  /** Version of its federation runtime. */
  readonly federation: string;
  /** By key of the shared module. */
  readonly shared: Readonly<Record<string, { readonly version: string; readonly names: readonly string[] }>>;
}

/** What a shell also publishes for the squads' check alone: names that code meets it by, beside modules. */
export interface PublishedContract extends ShellContract {
  readonly slots: readonly string[];
  readonly events: readonly string[];
  /** Custom properties of CSS that the design defines. */
  readonly tokens: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isList = (value: unknown, isItem: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const isText = (value: unknown) => typeof value === 'string';

export function isPublishedContract(value: unknown): value is PublishedContract {
  return (
    isObject(value) &&
    isList(value.contracts, Number.isSafeInteger) &&
    isText(value.federation) &&
    isObject(value.shared) &&
    Object.values(value.shared).every(
      (given) => isObject(given) && isText(given.version) && isList(given.names, isText),
    ) &&
    [value.slots, value.events, value.tokens].every((names) => isList(names, isText))
  );
}

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
