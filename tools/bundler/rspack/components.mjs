import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const docstring = /(?:\/\*\*(?:(?!\*\/).)*\*\/\n)?/s;
/** A component with its docstring and its parameter. */
const component = new RegExp(
  `(${docstring.source})export (?:function|const) ([A-Z]\\w*)(?: = )?\\((.*?)\\) (?:\\{|=>)`,
  'gs',
);
/** Types; the formatter puts each closing brace at the start of a line. */
const declarations = [
  /^(?:export )?interface (\w+)[^{]*\{(?:\}|.*?^\})/gms,
  /^(?:export )?type (\w+).*?;(?=\n(?![ }]))/gms,
];

/** Returns a function's type of properties: what follows the pattern or name. @param {string} parameter */
const typeOf = (parameter) => parameter.replace(/^\s*(?:\{.*?\}|\w+)(?=:|$):?\s*/s, '');

/**
 * Reads the exported components of a workspace with the types of their properties as they are written: resolved
 * by the compiler, those of a button are more than two hundred.
 * @param {string} sources folder
 */
export function componentsIn(sources) {
  /** @type {Map<string, string>} */
  const types = new Map();
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^(testing|gallery)\b/.test(name))
    .map((name) => ({ name, text: readFileSync(join(sources, name), 'utf8') }));
  for (const { text } of files)
    for (const [declaration, name = ''] of declarations.flatMap((form) => [...text.matchAll(form)]))
      types.set(name, declaration);

  /** Returns the declarations of all types in a text. @param {string} text @param {Set<string>} known */
  function declarationsOf(text, known = new Set()) {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const found = types.get(name);
      if (!found || known.has(found)) continue;
      known.add(found);
      declarationsOf(found, known);
    }
    return known;
  }

  const workspace = basename(dirname(sources));
  return files.flatMap(({ name: file, text }) =>
    [...text.matchAll(component)].map(([, comment = '', name = '', parameter = '']) => {
      const props = typeOf(parameter);
      const named = [...declarationsOf(props)];
      const inline = /^\w+$/.test(props) && named.length > 0 ? [] : [props];
      return {
        name,
        group: `${workspace}/${dirname(file)}`,
        source: [comment.trim(), ...inline, ...named].filter(Boolean).join('\n\n'),
      };
    }),
  );
}
