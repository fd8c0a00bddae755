import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteIn } from '../../../tools/bundler/ports.mjs';
import { root } from '../../../tools/workspace/paths.mjs';
import { print } from '../report/print';

/** Environment variables without those that npm and this project have set. */
const ownVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_|SHOP_)/i.test(name)),
);

/** Prefix of a command that hides this project behind an empty folder; empty without mount namespaces. */
const withoutProject =
  spawnSync('unshare', ['--mount', '--map-root-user', 'true']).status === 0
    ? ['unshare', '--mount', '--map-root-user', 'sh', '-c', 'mount -t tmpfs none "$0" && exec "$@"', root]
    : [];

/** A remote in a folder outside the project, with packages from files of `npm pack`. */
export class OutsideRemote {
  readonly name = 'mfe-marques';
  /** URL path of its page. */
  readonly page = '/marques';
  readonly folder: string;
  readonly #program: readonly string[];

  constructor(
    readonly parent: string,
    readonly manager: 'npm' | 'pnpm',
  ) {
    this.folder = join(parent, this.name);
    this.#program = manager === 'npm' ? ['npm'] : ['npx', '-y', 'pnpm@9'];
  }

  /** Name of the variable that sets the port of its server. */
  get portVariable(): string {
    return remoteIn(this.folder).portVariable;
  }

  /** Creates the remote and installs its packages. @throws with the output */
  install(): void {
    const packed = join(this.parent, 'packages');
    mkdirSync(packed);
    this.#spawn(['npm', 'run', 'packages', '--', packed], root, {}, []);
    const [file = ''] = readdirSync(packed).filter((each) => each.startsWith('bundler-'));
    this.#spawn(['tar', 'xzf', join(packed, file)], this.parent);
    const name = this.name.replace('mfe-', '');
    this.#spawn([process.execPath, 'package/sph-remote.mjs', 'new', name, 'packages'], this.parent);
    this.#spawn([...this.#program, 'install'], this.folder);
  }

  /** Runs a script of its package.json. @returns the output @throws with the output */
  run(script: string, args: readonly string[] = [], variables: Readonly<Record<string, string>> = {}) {
    const separator = this.manager === 'npm' ? ['--'] : [];
    return this.#spawn([...this.#program, 'run', script, ...separator, ...args], this.folder, variables);
  }

  /** Starts a command that runs until it gets a signal. */
  start(command: string, variables: Readonly<Record<string, string>>): ChildProcess {
    const program = join(this.folder, 'node_modules/bundler/sph-remote.mjs');
    const [file = '', ...args] = [...withoutProject, process.execPath, program, command];
    return spawn(file, args, {
      cwd: this.folder,
      env: { ...ownVariables, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  #spawn(command: readonly string[], cwd: string, variables = {}, begin = withoutProject): string {
    const [file = '', ...args] = [...begin, ...command];
    const { status, stdout, stderr } = spawnSync(file, args, {
      cwd,
      encoding: 'utf8',
      env: { ...ownVariables, ...variables },
    });
    const line = command.join(' ');
    if (status !== 0) throw new Error(`${line}\n${stderr}\n${stdout}`);
    print(`  ${line}`);
    return stdout;
  }
}
