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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isList = (value: unknown, isItem: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const isText = (value: unknown) => typeof value === 'string';

export function isShellContract(value: unknown): value is ShellContract {
  return (
    isObject(value) &&
    isList(value.contracts, Number.isSafeInteger) &&
    isText(value.federation) &&
    isObject(value.shared) &&
    Object.values(value.shared).every(
      (given) => isObject(given) && isText(given.version) && isList(given.names, isText),
    )
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
