import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Options of a command line, as for `parseArgs`. */
export type Options = NonNullable<ParseArgsConfig['options']>;

/** Returns the first option that is unknown, lacks its value or has one that it does not take, as it was typed. */
export function wrongOption(args: readonly string[], options: Options): string | undefined {
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  return tokens
    .flatMap((token) => (token.kind === 'option' ? [token] : []))
    .find(({ name, value, inlineValue }) => {
      const hasValue = value !== undefined && (inlineValue || !/^-./.test(value));
      return !Object.hasOwn(options, name) || hasValue !== (options[name]?.type === 'string');
    })?.rawName;
}
