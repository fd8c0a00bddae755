import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, integrityOf } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../workspace/run-command.mjs';
import { companions, parsePointer, pointerFile } from './pointer';

/** A build of a remote on this machine, and what a deployment uploads of it. */
export interface Build {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly built: Date;
  /** Files in upload order: those listed in the pointer first. */
  readonly files: readonly string[];
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
  const isThere = (file: string) => existsSync(join(folder, file));
  const names = named.map(({ file }) => file);
  const files = new Set([...names, ...names.flatMap(companions).filter(isThere)]);
  return { folder, manifest, built: statSync(pointer).mtime, files: [...files] };
}
