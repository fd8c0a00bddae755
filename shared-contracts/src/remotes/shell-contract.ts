import { satisfies } from 'semver';
import { z } from 'zod';
import type { RemoteManifest, SharedUse } from './manifest';

const names = z.array(z.string());

/** What a shell provides to remotes: `contract.json` of its build, which it serves publicly. */
const ShellContract = z.object({
  /** Accepted contract versions, its own first. */
  contracts: z.array(z.int()),
  federation: z.string(),
  /** Shared modules by key. */
  shared: z.record(z.string(), z.object({ version: z.string(), names })),
});
export type ShellContract = z.infer<typeof ShellContract>;

/** JSON Schema of a payload or of props. */
const Shape = z.looseObject({
  get properties(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof Shape>> {
    return z.record(z.string(), Shape).optional();
  },
  required: names.optional(),
});
export type Shape = z.infer<typeof Shape>;

/** Types that shell and remotes exchange, by name: props of slots, payloads of events. */
export const SlotsAndEvents = z.object({
  slots: z.record(z.string(), Shape),
  events: z.record(z.string(), Shape),
});
export type SlotsAndEvents = z.infer<typeof SlotsAndEvents>;

/** Contract of a shell with the slots, events and tokens that only the squads' check reads. */
export const PublishedContract = ShellContract.extend({
  ...SlotsAndEvents.shape,
  /** CSS custom properties that the design defines. */
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

/** Returns the reasons why a version of a remote cannot work with a shell, for operators. */
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

/** Returns a message per page whose path has no prefix of the remote in the environment, for operators. */
export const closedPages = ({ pages }: Pick<RemoteManifest, 'pages'>, prefixes: readonly string[]) =>
  Object.entries(pages).flatMap(([id, { path }]) => {
    const [prefix = ''] = path.split('/').filter((part) => part !== '');
    return prefixes.includes(prefix)
      ? []
      : [`la page ${id} est fermée : l'environnement ne lui donne pas /${prefix}`];
  });

/** Names of events and tokens in the files of a build. */
export interface BuildNames {
  readonly heard: readonly string[];
  readonly announced: readonly string[];
  readonly tokens: readonly string[];
}

const ownerOf = (event: string) => event.split(':')[0];

/** Returns a message per name of a build that a shell does not have, for operators. */
export function missingNames(
  fragments: readonly string[],
  { heard, announced, tokens }: BuildNames,
  shell: PublishedContract,
): string[] {
  const known = Object.keys(shell.events);
  const owners = known.map(ownerOf);
  // A remote may announce its own events, with an owner unknown to the shop, between its own parts.
  const isOwn = (event: string) => !owners.includes(ownerOf(event)) && announced.includes(event);
  const events = [...new Set([...heard, ...announced])].filter(
    (event) => !known.includes(event) && !isOwn(event),
  );
  return [
    ...fragments
      .filter((name) => !shell.slots[name])
      .map((name) => `a le fragment ${name}, pour lequel la boutique n'a pas de slot`),
    ...events.map((event) => `utilise l'événement ${event}, que la boutique ne connaît pas`),
    ...tokens
      .filter((name) => !shell.tokens.includes(name))
      .map((name) => `utilise ${name}, que la boutique ne définit pas`),
  ];
}

/** Formats a type for a squad: a simple type by its name, any other as JSON. */
const textOf = (shape: Shape): string => {
  const { type, enum: values, ...more } = shape;
  if (Object.keys(more).length > 0) return JSON.stringify(shape);
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(' ou ') : String(type);
};

/** Lists how a type differs from the one read; more fields fit. `mayLack`: optional ones may be absent. */
function differences(read: Shape, given: Shape, mayLack: boolean, path = 'la valeur'): string[] {
  if (!read.properties || !given.properties) {
    const isSame = JSON.stringify(read) === JSON.stringify(given);
    return isSame ? [] : [`${path} est ${textOf(given)} au lieu de ${textOf(read)}`];
  }
  const { properties, required = [] } = given;
  return Object.entries(read.properties).flatMap(([name, field]) => {
    const isRequired = read.required?.includes(name) ?? false;
    const found = properties[name];
    if (!found) return mayLack && !isRequired ? [] : [`${name} manque`];
    if (isRequired && !required.includes(name)) return [`${name} peut manquer`];
    return differences(field, found, mayLack, name);
  });
}

/** Returns how types of props or payloads differ between build time (`built`) and a shell, for operators. */
export function changedTypes(
  fragments: readonly string[],
  { heard, announced }: BuildNames,
  built: SlotsAndEvents,
  shell: PublishedContract,
): string[] {
  const reasonOf = (what: string, read?: Shape, given?: Shape, mayLack = false) => {
    const found = read && given ? differences(read, given, mayLack) : [];
    return found.length > 0 ? [`${what} : ${found.join(', ')}`] : [];
  };
  return [
    ...fragments.flatMap((name) =>
      reasonOf(`le slot ${name} donne autre chose au fragment`, built.slots[name], shell.slots[name]),
    ),
    ...heard.flatMap((name) =>
      reasonOf(`l'événement ${name} a un autre contenu`, built.events[name], shell.events[name]),
    ),
    ...announced.flatMap((name) =>
      reasonOf(
        `la boutique attend un autre contenu de l'événement ${name}`,
        shell.events[name],
        built.events[name],
        true,
      ),
    ),
  ];
}
