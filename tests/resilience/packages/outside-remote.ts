import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { print } from '../report/print';

/** What a squad installs. */
const packages = ['tools/build', 'shared-contracts', 'page-kit', 'shared-ui'];
const built = /^(dist(-dev|-debug)?|node_modules)$/;

/** Without what npm and this project have set for the process that runs this. */
export const ownVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_|SHOP_)/i.test(name)),
);

/** A remote in a folder of its own, with packages from the files that `npm pack` has made. */
export class OutsideRemote {
  readonly folder: string;
  readonly #program: readonly string[];

  constructor(
    readonly parent: string,
    readonly name: string,
    readonly manager: 'npm' | 'pnpm',
  ) {
    this.folder = join(parent, name);
    this.#program = manager === 'npm' ? ['npm'] : ['npx', '-y', 'pnpm@9'];
  }

  /** Copies the remote of the project or makes a new one, and installs its packages. @throws what was printed */
  install(copied: boolean): void {
    const files = this.#pack();
    if (copied)
      cpSync(join(root, this.name), this.folder, {
        recursive: true,
        filter: (path) => !built.test(basename(path)),
      });
    else {
      this.#spawn(['tar', 'xzf', `${files['build-config']}`], this.parent);
      const made = ['package/sph-remote.mjs', 'new', this.name.replace('mfe-', '')];
      this.#spawn([process.execPath, ...made], this.parent);
    }
    this.#useFiles(files);
    this.#spawn([...this.#program, 'install'], this.folder);
  }

  /** Runs a script of its package.json. @throws what was printed */
  run(script: string, args: readonly string[] = [], variables: Readonly<Record<string, string>> = {}): void {
    const separator = this.manager === 'npm' ? ['--'] : [];
    this.#spawn([...this.#program, 'run', script, ...separator, ...args], this.folder, variables);
  }

  #pack(): Readonly<Record<string, string>> {
    const to = join(this.parent, 'packages');
    mkdirSync(to);
    for (const each of packages) this.#spawn(['npm', 'pack', '--pack-destination', to], join(root, each));
    return Object.fromEntries(
      readdirSync(to).map((file) => [file.replace(/-[\d.]+\.tgz$/, ''), join(to, file)]),
    );
  }

  /** Instead of a registry, which would have them. */
  #useFiles(files: Readonly<Record<string, string>>): void {
    const file = join(this.folder, 'package.json');
    const settings = JSON.parse(readFileSync(file, 'utf8'));
    const given = Object.fromEntries(Object.entries(files).map(([name, path]) => [name, `file:${path}`]));
    for (const list of [settings.dependencies, settings.devDependencies])
      for (const name of Object.keys(list)) list[name] = given[name] ?? list[name];
    settings.overrides = given;
    settings.pnpm = { overrides: given };
    writeFileSync(file, JSON.stringify(settings, null, 2));
  }

  #spawn([command = '', ...args]: readonly string[], cwd: string, variables = {}): void {
    const begun = performance.now();
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...ownVariables, ...variables },
    });
    const line = [basename(command), ...args].join(' ');
    if (status !== 0) throw new Error(`${line}\n${stderr}\n${stdout}`);
    print(`  ${((performance.now() - begun) / 1000).toFixed(1)} s  ${line}`);
  }
}
