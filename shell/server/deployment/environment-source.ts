import { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { loadEnvironment } from 'server-kit/load-environment';
import { StartError } from 'server-kit/start-error';
import type { Variables } from 'server-kit/variables';
import type { Environment } from 'shared-contracts/environment';
import { demoCompanyRefusal } from 'shared-contracts/environment/demo-company';
import { prefixOf } from '../../src/federation/find-owner';
import ownPages from '../../src/pages.json';

const ownPaths = ['live', 'ready', 'health', 'status', 'remotes', 'preview'];
const ownPrefixes = new Set([...ownPaths, ...Object.values(ownPages).map(({ path }) => prefixOf(path))]);

/** Returns the fields with an `http:` URL whose files and calls browsers block on a page of an `https:` shop. */
function blockedFields({ shop, api, assets, payment, imageHosts, remotes }: Environment): string[] {
  const fields = {
    ...Object.fromEntries(Object.entries(remotes).map(([name, { url }]) => [`remotes.${name}.url`, url])),
    'api.url': api.url,
    'assets.url': assets.url,
    'payment.domain': payment.domain,
    'payment.scriptUrl': payment.scriptUrl,
    imageHosts: imageHosts.find((url) => url.startsWith('http:')),
  };
  if (shop.url.startsWith('http:')) return [];
  return Object.entries(fields).flatMap(([field, url]) => (url?.startsWith('http:') ? [field] : []));
}

/**
 * Reads and checks an environment file like `loadEnvironment`. Also refuses a remote that claims a URL of the
 * shell, `http:` URLs in an `https:` shop, and the demo company at a public URL.
 * @throws {StartError} naming the file and its invalid fields
 */
export function loadShellEnvironment(file: string, variables: Variables): Environment {
  const environment = loadEnvironment(file, variables);
  const demoCompany = demoCompanyRefusal(environment);
  if (demoCompany) throw new StartError(`${file} : ${demoCompany}`);
  const blocked = blockedFields(environment);
  if (blocked.length > 0)
    throw new StartError(
      `${file} : shop.url : les navigateurs bloquent http: dans une boutique en https: : mettez https: dans ${blocked.join(', ')}`,
    );
  for (const [name, { prefixes }] of Object.entries(environment.remotes)) {
    const taken = prefixes.find((prefix) => ownPrefixes.has(prefix));
    if (taken === undefined) continue;
    throw new StartError(
      `${file} : remotes.${name}.prefixes : « ${taken} » est une adresse de la boutique elle-même : choisissez un autre préfixe`,
    );
  }
  return environment;
}

/** The environment file, read twice a second; an invalid edit leaves the last good environment. */
export class EnvironmentSource extends EventEmitter<{ change: [] }> {
  current: Environment;
  private readonly polling: NodeJS.Timeout;
  /** Why the last edit was refused; null when the file is valid. */
  refusal: string | null = null;

  /** @throws {StartError} when the file is invalid at start. */
  constructor(
    private readonly file: string,
    private readonly variables: Variables,
    /** Milliseconds between polls, which also detect files that an editor or a config map replaces. */
    interval = 500,
  ) {
    super();
    this.current = loadShellEnvironment(file, variables);
    this.polling = setInterval(() => this.poll(), interval).unref();
  }

  close(): void {
    clearInterval(this.polling);
  }

  private poll(): void {
    try {
      const environment = loadShellEnvironment(this.file, this.variables);
      this.refusal = null;
      if (isDeepStrictEqual(environment, this.current)) return;
      this.current = environment;
      this.emit('change');
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.refusal) console.error(`Environnement inchangé : ${message}`);
      this.refusal = message;
    }
  }
}
