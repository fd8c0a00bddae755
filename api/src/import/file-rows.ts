import { basename } from 'node:path';
import type { z } from 'zod';
import { type FileColumns, readRows, validRows } from './read-file';

/** The reason why a row changes nothing, with the remedy. */
export interface RefusedRow {
  /** 'Ligne 3'. */
  readonly position: string;
  readonly reason: string;
}

/** A read file, and the reasons why some of its rows change nothing. */
export interface ReadFile {
  readonly name: string;
  readonly faults: readonly RefusedRow[];
}

/**
 * Reads a file row by row; a refused one prevents no other.
 * @param take keeps a valid row, or returns the reason why it is refused
 * @throws {ImportError} when the file cannot be read
 */
export async function readFileRows<Row>(
  path: string,
  wanted: FileColumns,
  schema: z.ZodType<Row>,
  take: (row: Row & { readonly position: string }) => string | undefined,
): Promise<ReadFile> {
  const faults: RefusedRow[] = [];
  const add = (position: string, reason: string, field?: string) =>
    faults.push({ position, reason: field ? `${field} : ${reason}` : reason });
  for await (const { position, data } of validRows(readRows(path, wanted), schema, wanted.allowed, { add })) {
    const reason = take({ ...data, position });
    if (reason) add(position, reason);
  }
  return { name: basename(path), faults };
}

/** Says what became of a row: 'clients.csv, ligne 3, …'. */
export const lineOf = (name: string, position: string, text: string) =>
  `${name}, ${position.toLowerCase()}, ${text}.`;

/** Says why rows are refused, which may have several faults. @returns the number of refused rows */
export function sayRefused(
  name: string,
  refused: readonly RefusedRow[],
  say: (line: string) => void,
): number {
  for (const { position, reason } of refused) say(lineOf(name, position, reason));
  return new Set(refused.map(({ position }) => position)).size;
}
