import { SourceMap, type SourceMapPayload } from 'node:module';
import { fetchJson } from '../deployment/remote-files';

const urlOrEmail = /https?:\S+|\S+@\S+/;
/** Not an apostrophe, and not the property in `(reading 'price')`. */
const quoted = /(?<!\w|(?:reading|setting|property) )(?:(["'`]).*?\1(?!\w)|«.*?»|“.*?”)/;
/** Also a phone number or a date; not the number of a React error, `#418`. */
const number = /(?<![#\d])\d[\d\s.-]*/;
/** What may be data of the visitor. */
const values = new RegExp([urlOrEmail, quoted, number].map(({ source }) => source).join('|'), 'gs');

/** Returns where the code of a frame was written, by the source map of its file if the host has one. */
async function originOf(url: string, file: string, line: number, column: number): Promise<string> {
  try {
    const map = new SourceMap((await fetchJson(url, `${file}.map`, 'file')) as SourceMapPayload);
    const entry = map.findEntry(line - 1, column - 1);
    if ('originalSource' in entry)
      return `${entry.originalSource.replace(/^.*?:\/+/, '')}:${entry.originalLine + 1}`;
  } catch {
    // Without a map, the frame itself is shown.
  }
  return `${file}:${line}:${column}`;
}

/**
 * Returns message and first frame of an error that a browser reported as text, without data of the visitor; null
 * without a frame in the build. Names and requests only its `files`, which are below `url`.
 */
export async function describeError(error: unknown, url: string, files: readonly string[]) {
  if (typeof error !== 'string') return null;
  const [message = ''] = error.split('\n', 1);
  const [, frame = ''] = error.split(url, 2);
  const [, file = '', line, column] = /^([^?\s]+\.js)(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(frame) ?? [];
  if (!files.includes(file)) return null;
  return `${message.replace(values, '…')} (${await originOf(url, file, Number(line), Number(column))})`;
}
