import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
} as const;

export interface PublicFile {
  content: Buffer;
  type: string;
  etag: string;
}

/** Reads a file of the public folder once, when the server starts. */
export async function readPublicFile(folder: string, name: string): Promise<PublicFile> {
  const extension = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types;
  return publicFile(await readFile(join(folder, name)), extension);
}

/**
 * Joins modules, each listed after those it imports, into one classic script: shops load the client with a
 * plain script tag, which cannot import.
 */
export async function joinModules(folder: string, names: readonly string[]): Promise<PublicFile> {
  const modules = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const joined = modules
    .map((module) => module.replace(/^import [^;]*;\n/gm, '').replace(/^export /gm, ''))
    .join('\n');
  return publicFile(Buffer.from(`(() => {\nif (window.KR?.ready) return;\n${joined}})();\n`), 'js');
}

function publicFile(content: Buffer, extension: keyof typeof types): PublicFile {
  return {
    content,
    type: types[extension],
    etag: `"${createHash('sha256').update(content).digest('base64url')}"`,
  };
}

/** Sends a file that a shop's page, of another origin, may use; asked again at each use, as scripts may change. */
export function sendPublicFile(request: FastifyRequest, reply: FastifyReply, file: PublicFile): FastifyReply {
  reply.headers({
    'Cache-Control': file.type === types.woff2 ? 'public, max-age=86400' : 'no-cache',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: file.etag,
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  return reply.type(file.type).send(file.content);
}
