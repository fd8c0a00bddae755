import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type local from '../../environments/local.json';
import { freePort } from '../../tools/bundler/free-port.mjs';
import { parts } from '../../tools/bundler/processes.mjs';
import { ensureBuilt } from '../../tools/workspace/ensure-built.mjs';
import { root } from '../../tools/workspace/paths.mjs';
import { Shop } from '../../tools/workspace/process-runner.mjs';
import { copySeededData } from './seeded-data.mjs';

/** A free port for each part of a shop, by name. */
type Ports = Readonly<Record<string, number>>;

/** Returns a free port for each part of a shop. */
export async function freePorts(): Promise<Ports> {
  const ports: Record<string, number> = {};
  for (const { name } of parts) ports[name] = await freePort();
  return ports;
}

/** Returns the variables that set these ports. */
export const portVariables = (ports: Ports): Readonly<Record<string, string>> =>
  Object.fromEntries(parts.map(({ name, portVariable }) => [portVariable, String(ports[name])]));

/** The local environment file. */
export type LocalEnvironment = typeof local;

export interface ShopOptions {
  /** Folder of the shop's files, removed by the caller; by default a temporary one, removed by the shop. */
  readonly folder?: string;
  /** Changes the copy of the local environment file. */
  readonly edit?: (environment: LocalEnvironment) => void;
  /** Additional variables of its processes. */
  readonly variables?: Readonly<Record<string, string>>;
  /** `empty`: the API creates the demo data when it starts. */
  readonly data?: 'seeded' | 'empty';
  /** Called once files and variables exist, before a process starts. */
  readonly prepare?: (folder: string) => Promise<unknown>;
}

export type StartedShop = Awaited<ReturnType<typeof startShop>>;

const localhost = (port: number | undefined) => `http://localhost:${port}`;

function restoreVariables(before: Readonly<NodeJS.ProcessEnv>): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/**
 * Starts a separate built shop: free ports, a copy of the local environment file, an embedded database with
 * demo data. Its variables are set in this process until it is stopped, so that programs started here use it.
 * @throws {SetupError} if it cannot be built or a process does not start
 */
export async function startShop(options: ShopOptions = {}) {
  await ensureBuilt();
  const before = { ...process.env };
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'boutique-'));
  const dataFolder = join(folder, 'data');
  const environmentFile = join(folder, 'environment.json');
  const ports = await freePorts();
  const shop = new Shop(parts);
  const stop = async () => {
    await shop.stop();
    restoreVariables(before);
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const environment: LocalEnvironment = JSON.parse(
      readFileSync(join(root, 'environments/local.json'), 'utf8'),
    );
    options.edit?.(environment);
    writeFileSync(environmentFile, JSON.stringify(environment, null, 2));
    // The database of the user must not be changed.
    delete process.env.DATABASE_URL;
    Object.assign(process.env, portVariables(ports), options.variables, {
      SHOP_ENVIRONMENT_FILE: environmentFile,
      DATA_DIR: dataFolder,
    });
    if (options.data !== 'empty') copySeededData(dataFolder);
    await options.prepare?.(folder);
    await shop.start();
    return {
      /** URL of the shell. */
      url: localhost(ports.shell),
      apiUrl: localhost(ports.api),
      /** Folder of its files. */
      folder,
      ports,
      environmentFile,
      dataFolder,
      processes: shop,
      /** Returns the process of a running part. */
      childOf(name: string) {
        const child = shop.children.get(name);
        if (!child) throw new Error(`${name} does not run`);
        return child;
      },
      /** Stops its processes and restores the variables of this process. */
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
