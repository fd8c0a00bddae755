import { isHashed, keptForAYear } from '../pages/file-caching';

type Headers = Readonly<Record<string, string>>;

interface Page {
  readonly path: string;
  readonly headers: Headers;
}

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Headers of a static site in the format of `_headers` files: security everywhere, a year for files with a hash in their
 * name. Hosts join the values of all rules that match, so a page's rule holds only what differs.
 */
export function headerRules(everywhere: Headers, pages: readonly Page[], files: readonly string[]): string {
  const ofPages = pages.flatMap(({ path, headers }) => {
    const other = Object.entries(headers).filter(([name, value]) => everywhere[name] !== value);
    return other.length > 0 ? [rule(`/${path}/*`, Object.fromEntries(other))] : [];
  });
  const hashed = files.filter(isHashed).sort();
  const ofFiles = hashed.map((file) => rule(`/${file}`, { 'cache-control': keptForAYear }));
  return `${[rule('/*', everywhere), ...ofPages, ...ofFiles].join('\n\n')}\n`;
}
