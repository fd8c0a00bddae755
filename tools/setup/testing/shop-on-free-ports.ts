import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type local from '../../../environments/local.json';
import { freePort } from '../../build/free-port.mjs';
import { ensureBuilt } from '../build.mjs';
import { root } from '../paths.mjs';
import { type Process, Shop } from '../process-runner.mjs';
import { processes } from '../process-table.mjs';
import { copySeededData } from './seeded-data.mjs';

/** A free port for each part of a shop, by the part's name. */
export type Ports = Readonly<Record<string, number>>;

export async function freePorts(): Promise<Ports> {
  const ports: Record<string, number> = {};
  for (const { name } of processes) ports[name] = await freePort();
  return ports;
}

/** The variables that move the parts to these ports. */
export const portVariables = (ports: Ports): Readonly<Record<string, string>> =>
  Object.fromEntries(processes.map(({ name, portVariable }) => [portVariable, String(ports[name])]));

/** The fields of the environment file of a shop on this machine. */
export type LocalEnvironment = typeof local;

export interface ShopOptions {
  /** Of the shop's files, which the caller removes; without it the shop has a temporary one and removes it. */
  readonly folder?: string;
  /** Free ones, where the caller has to know them before. */
  readonly ports?: Ports;
  /** Changes the copy of the local environment file. */
  readonly edit?: (environment: LocalEnvironment) => void;
  /** Variables of its processes beyond those of this one. */
  readonly variables?: Readonly<Record<string, string>>;
  /** `empty`: the API makes the demo data when it starts. */
  readonly data?: 'seeded' | 'empty';
  /** What is to be done once files and variables are there, before a process starts. */
  readonly prepare?: (folder: string) => Promise<unknown>;
  /** The parts that run; all of them unless named. */
  readonly parts?: readonly Process[];
}

export interface StartedShop {
  /** Of the shell. */
  readonly url: string;
  readonly apiUrl: string;
  readonly ports: Ports;
  /** Of its files. */
  readonly folder: string;
  readonly environmentFile: string;
  readonly dataFolder: string;
  readonly processes: Shop;
  /** The process of a part that runs. */
  childOf(name: string): ChildProcess;
  /** Edits the environment file, which the shell's server follows. */
  changeEnvironment(edit: (environment: LocalEnvironment) => void): void;
  /** Ends its processes, and gives this one its variables back. */
  stop(): Promise<void>;
}

const localhost = (port: number | undefined) => `http://localhost:${port}`;

function restoreVariables(before: Readonly<NodeJS.ProcessEnv>): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/**
 * Starts a built shop of its own: free ports, a copy of the local environment file, the embedded database with the demo data.
 * Until it is stopped, its variables are those of this process, so that programs started here belong to it.
 * @throws {SetupError} when it cannot be built or a process does not start
 */
export async function startShop(options: ShopOptions = {}): Promise<StartedShop> {
  await ensureBuilt();
  const before = { ...process.env };
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'boutique-'));
  const dataFolder = join(folder, 'data');
  const environmentFile = join(folder, 'environment.json');
  const ports = options.ports ?? (await freePorts());
  const shop = new Shop({ parts: options.parts ?? processes });
  const stop = async () => {
    await shop.stop();
    restoreVariables(before);
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const environment: LocalEnvironment = JSON.parse(
      readFileSync(join(root, 'environments/local.json'), 'utf8'),
    );
    const changeEnvironment = (edit: (environment: LocalEnvironment) => void) => {
      edit(environment);
      writeFileSync(environmentFile, JSON.stringify(environment, null, 2));
    };
    changeEnvironment((copy) => options.edit?.(copy));
    // The terminal's own database stays untouched.
    delete process.env.DATABASE_URL;
    Object.assign(process.env, portVariables(ports), options.variables, {
      SHOP_ENVIRONMENT_FILE: environmentFile,
      DATA_DIR: dataFolder,
    });
    if (options.data !== 'empty') copySeededData(dataFolder);
    await options.prepare?.(folder);
    await shop.start();
    return {
      url: localhost(ports.shell),
      apiUrl: localhost(ports.api),
      folder,
      ports,
      environmentFile,
      dataFolder,
      processes: shop,
      childOf(name) {
        const child = shop.children.get(name);
        if (!child) throw new Error(`${name} does not run`);
        return child;
      },
      changeEnvironment,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
