import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startScript } from '../../build-config/development/start-script.mjs';
import { compile } from '../../scripts/setup/build.mjs';
import { copyProject } from '../../scripts/setup/copied-project.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { untilDone } from '../waiting/until';

/** What the next version says otherwise: in the code of every page, and in that of one. */
const changes: readonly (readonly [string, string, string])[] = [
  ['shell/src/layout/footer/Footer.tsx', 'Tous les produits', 'Tous nos produits'],
  ['shell/src/pages/about/AboutPage.tsx', 'Notre métier', 'Notre métier depuis 1986'],
];

/** The project with another version of the shell, built with its own configuration. `remove` takes it away. */
export async function buildNextShell() {
  const folder = copyProject('shell');
  for (const [file, before, after] of changes) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not say '${before}'`);
    writeFileSync(join(folder, file), text.replace(before, after));
  }
  const { default: configurations } = await import(
    pathToFileURL(join(folder, 'shell/rspack.config.mjs')).href
  );
  await compile(configurations);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Publishes the shell of a project; returns what the command says. */
export const publish = (project: string, folder: string): string =>
  execFileSync(process.execPath, [join(project, 'shell/dist/server/publish-assets.mjs'), '--to', folder], {
    encoding: 'utf8',
  }).trim();

/** Name of the script that every page of the shell of a project begins with. */
export const mainOf = (project: string): string | undefined => {
  const { scripts }: { scripts: string[] } = JSON.parse(
    readFileSync(join(project, 'shell/dist/browser/assets.json'), 'utf8'),
  );
  return scripts.find((file) => file.startsWith('main.'));
};

/** A place behind the balancer: one port, where a shell of either version runs. */
export class ShellPlace {
  private child: ChildProcess | undefined;

  constructor(
    readonly port: number,
    readonly variables: Record<string, string>,
  ) {}

  /** Resolves when the shell of a project wants visitors. */
  async start(project = root) {
    const child = startScript(join(project, 'shell/dist/server/main.mjs'), {
      env: { ...process.env, ...this.variables, SHELL_PORT: String(this.port) },
    });
    this.child = child;
    await untilDone('a shell says at /ready that it is', async () => {
      if (child.exitCode !== null) throw new Error(`a shell ended with code ${child.exitCode}`);
      const answer = await fetch(`http://127.0.0.1:${this.port}/ready`).catch(() => null);
      return (await answer?.text()) === 'ready';
    });
  }

  /** Asks the shell to end. @returns its exit code */
  async stop(): Promise<number | null> {
    if (!this.child || this.child.exitCode !== null) return null;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = await ended;
    return code;
  }
}
