import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A component with its docstring, or a type; the formatter puts each closing brace at the start of a line. */
const component =
  /((?:\/\*\*(?:(?!\*\/).)*\*\/\n)?)export (?:function|const) ([A-Z]\w*)(?: = )?\((.*?)\) (?:\{|=>)/gs;
const type = /^(?:export )?(?:interface (\w+)[^{]*\{(?:\}|.*?^\})|type (\w+).*?;(?=\n(?![ }])))/gms;

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
    for (const [declaration, name, alias] of text.matchAll(type)) types.set(name ?? alias ?? '', declaration);

  /** Returns the declarations of all types in a text. @param {string} text @param {Set<string>} known */
  function declarations(text, known = new Set()) {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const found = types.get(name);
      if (!found || known.has(found)) continue;
      known.add(found);
      declarations(found, known);
    }
    return known;
  }

  const workspace = basename(dirname(sources));
  return files.flatMap(({ name: file, text }) =>
    [...text.matchAll(component)].map(([, comment = '', name = '', parameter = '']) => {
      const props = typeOf(parameter);
      const named = [...declarations(props)];
      const inline = /^\w+$/.test(props) && named.length > 0 ? [] : [props];
      return {
        name,
        group: `${workspace}/${dirname(file)}`,
        source: [comment.trim(), ...inline, ...named].filter(Boolean).join('\n\n'),
      };
    }),
  );
}
