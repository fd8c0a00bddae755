import { basename } from 'node:path';
import type { z } from 'zod';
import { type FileColumns, readRows, validRows } from './read-file';

/** The reason why a row changes nothing, with the remedy. */
export interface RefusedRow {
  /** 'Ligne 3'. */
  readonly position: string;
  readonly reason: string;
}

/** The valid rows of a file, and the reasons why others are not. */
export interface FileRows<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly faults: readonly RefusedRow[];
}

/** Reads a file of which a refused row prevents no other. @throws {ImportError} when it cannot be read */
export async function readFileRows<Row>(
  path: string,
  wanted: FileColumns,
  schema: z.ZodType<Row>,
): Promise<FileRows<Row & { readonly position: string }>> {
  const name = basename(path);
  const rows: (Row & { readonly position: string })[] = [];
  const faults: RefusedRow[] = [];
  const add = (position: string, reason: string, field?: string) =>
    faults.push({ position, reason: field ? `${field} : ${reason}` : reason });
  for await (const { position, data } of validRows(readRows(path, wanted), schema, wanted.allowed, { add }))
    rows.push({ ...data, position });
  return { name, rows, faults };
}

/** Says what became of a row: 'clients.csv, ligne 3, …'. */
export const lineOf = (name: string, position: string, text: string) =>
  `${name}, ${position.toLowerCase()}, ${text}.`;
