import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesOf, integrityOf } from 'server-kit/build-of';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../workspace/run-command.mjs';
import { companions, parsePointer, pointerFile, toolsFile } from './pointer';

export interface Build {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly built: Date;
  /** Files in upload order: those listed in the pointer first. */
  readonly files: readonly string[];
  /** Files for the federation package's tools. */
  readonly tools: readonly string[];
}

/** Reads a build on this machine. @throws {SetupError} if it is missing or incomplete */
export function readBuild(folder: string, name: string): Build {
  const pointer = join(folder, pointerFile);
  if (!existsSync(pointer))
    throw new SetupError(`${folder} n'a pas de ${pointerFile} : construisez ${name}, ou changez --from.`);
  const manifest = parsePointer(readFileSync(pointer), name, pointer);
  const named = filesOf(manifest);
  for (const { file, integrity } of named) {
    const path = join(folder, file);
    if (!existsSync(path) || integrityOf(readFileSync(path)) !== integrity)
      throw new SetupError(
        `${path} manque ou n'est pas celui que ${pointerFile} indique : reconstruisez ${name}.`,
      );
  }
  const names = new Set(named.map(({ file }) => file));
  const beside = new Set([...names].flatMap(companions));
  const others = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((file) => beside.has(file));
  const tools = existsSync(join(folder, toolsFile)) ? [toolsFile] : [];
  return { folder, manifest, built: statSync(pointer).mtime, files: [...names, ...others], tools };
}
