import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

/** Sends a file that a shop's page, of another origin, may use; revalidated at each use, as scripts may change. */
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

/** Failures that several calls can be scripted to have. */
export type Misbehaviour = 'http-500' | 'hang' | 'garbage' | 'connection-reset';

/** Spoils an answer whose work is already done, as a gateway or a cable would. */
export async function misbehave(
  how: Misbehaviour,
  request: FastifyRequest,
  reply: FastifyReply,
  hangLimit: number,
): Promise<FastifyReply> {
  switch (how) {
    case 'http-500':
      return reply
        .code(500)
        .type('text/html')
        .send('<html><body><h1>500 Internal Server Error</h1></body></html>');
    case 'garbage':
      return reply.code(200).type('text/html').send('<html><body>Service momentanément indisponible');
    case 'connection-reset':
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'hang': {
      reply.hijack();
      const { socket } = request.raw;
      const cut = setTimeout(() => socket.destroy(), hangLimit).unref();
      socket.once('close', () => clearTimeout(cut));
      return reply;
    }
  }
}

/** Waits without keeping the process alive. */
export async function pause(duration: number | undefined): Promise<void> {
  if (duration) await wait(duration, undefined, { ref: false });
}
