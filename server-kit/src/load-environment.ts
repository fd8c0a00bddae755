import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Environment } from 'shared-contracts/environment';
import type { z } from 'zod';
import { fr } from 'zod/locales';
import parts from '../processes.json';
import { StartError } from './start-error';
import { readPort, type Variables } from './variables';

/** Returns `SHOP_ENVIRONMENT_FILE`, else `environments/$SHOP_ENV.json` (default `local`) below `root`. */
export function environmentFile(variables: Variables, root: string): string {
  if (variables.SHOP_ENVIRONMENT_FILE) return resolve(variables.SHOP_ENVIRONMENT_FILE);
  return resolve(root, 'environments', `${variables.SHOP_ENV || 'local'}.json`);
}

const { localeError } = fr();

/** French error messages; the schema's own messages have priority. */
const inFrench: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return 'champ inconnu, à retirer';
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'manque';
  return localeError(issue);
};

/** Returns the path of each invalid or unknown field with what is wrong. */
function faultsOf(issue: z.core.$ZodIssue): string[] {
  const fields =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return fields.map((field) => `${field.join('.') || 'racine'} : ${issue.message}`);
}

/** `CATALOGUE_PORT` of `mfe-catalogue`, as in `tools/bundler/ports.mjs`, which the product does not import. */
const portVariableOf = (remote: string) =>
  `${remote.replace(/^mfe-/, '').replaceAll('-', '_').toUpperCase()}_PORT`;

/** Replaces the default port of a process in localhost URLs by its port variable. @throws if it is no port */
function followPorts(environment: Environment, variables: Variables): Environment {
  const known = new Map([
    ...Object.entries(environment.remotes).map(
      ([name, { url }]) => [/^http:\/\/localhost:(30\d\d)\//.exec(url)?.[1], portVariableOf(name)] as const,
    ),
    ...Object.values(parts).map(({ port, portVariable }) => [String(port), portVariable] as const),
  ]);
  return JSON.parse(
    JSON.stringify(environment).replace(
      /(https?:\/\/localhost:)(\d+)/g,
      (whole, host: string, port: string) => {
        const variable = known.get(port);
        return variable ? `${host}${readPort(variables, variable, Number(port))}` : whole;
      },
    ),
  );
}

/** Reads an environment file. @throws {StartError} with the file and its invalid fields, in one line */
export function loadEnvironment(file: string, variables: Variables): Environment {
  try {
    return followPorts(readEnvironment(file), variables);
  } catch (error) {
    // Names of fields and the parser's messages quote the file, which may have several lines.
    throw new StartError((error as Error).message.replace(/[\s\p{Cc}]+/gu, ' '));
  }
}

function readEnvironment(file: string): Environment {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const fault = code === 'ENOENT' ? 'introuvable' : `illisible (${code})`;
    throw new Error(`Fichier d'environnement ${fault} : ${file} (voir SHOP_ENV ou SHOP_ENVIRONMENT_FILE)`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} : JSON illisible (${(error as Error).message})`);
  }
  const { data: environment, error } = Environment.safeParse(data, { error: inFrench });
  if (!error) return environment;
  throw new Error(`${file} : ${error.issues.flatMap(faultsOf).join(' ; ')}`);
}
