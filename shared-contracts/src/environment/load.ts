import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { fr } from 'zod/locales';
import parts from '../../../processes.json';
import type { Variables } from '../server/variables';
import { Environment } from './environment';

/** An environment that cannot be used; the message names the file and the field to change, in one line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** `SHOP_ENVIRONMENT_FILE`, else `environments/$SHOP_ENV.json` (default `local`) below `root`. */
export function environmentFile(variables: Variables, root: string): string {
  if (variables.SHOP_ENVIRONMENT_FILE) return resolve(variables.SHOP_ENVIRONMENT_FILE);
  return resolve(root, 'environments', `${variables.SHOP_ENV || 'local'}.json`);
}

const { localeError } = fr();

/** What is wrong with a field, in French; the schema's own messages come first. */
const inFrench: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return 'champ inconnu, à retirer';
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'manque';
  return localeError(issue);
};

/** The field at fault: of one that the schema does not know, its own name. */
function fieldOf(issue: z.core.$ZodIssue): string {
  const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  return [...issue.path, ...(unknown === undefined ? [] : [unknown])].join('.') || 'racine';
}

/** `CATALOGUE_PORT` of `mfe-catalogue`. */
const portVariableOf = (remote: string) =>
  `${remote.replace(/^mfe-/, '').replaceAll('-', '_').toUpperCase()}_PORT`;

/** A URL on localhost with the default port of a process follows the variable that moves the process. */
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
        return variable && variables[variable] ? `${host}${variables[variable]}` : whole;
      },
    ),
  );
}

/** Reads an environment file. @throws {EnvironmentError} naming the file and the first field at fault */
export function loadEnvironment(file: string, variables: Variables): Environment {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new EnvironmentError(
      `Fichier d'environnement introuvable : ${file} (voir SHOP_ENV ou SHOP_ENVIRONMENT_FILE)`,
    );
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new EnvironmentError(`${file} : JSON illisible (${(error as Error).message.replace(/\s+/g, ' ')})`);
  }
  const { data: environment, error } = Environment.safeParse(data, { error: inFrench });
  if (!error) return followPorts(environment, variables);
  const [issue] = error.issues;
  throw new EnvironmentError(`${file} : ${issue ? fieldOf(issue) : 'racine'} : ${issue?.message}`);
}
