import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '../..');

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** TypeScript sources of a workspace that end up in its build. */
export function sourcesOf(workspace: string): Source[] {
  const folder = join(root, workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => ({ file: `${workspace}/src/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Modules that a source asks for at run time (type imports left out). */
export function requests({ text }: Source): string[] {
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;'"]*?from\s+'([^']+)'|import\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'|(?:^|\n)import\s+'([^']+)'/g,
  );
  return [...statements].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** Names that a source imports from a module as values. */
export function importedNames({ text }: Source, module: string): string[] {
  const pattern = new RegExp(`import\\s+\\{([^}]*)\\}\\s+from\\s+'${module}'`, 'g');
  return [...text.matchAll(pattern)]
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);
}
