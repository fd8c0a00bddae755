import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

export interface Request {
  readonly url: string;
  /** Chromium's resource type (Document, Script, Image, Fetch …), or Icon for the icon of the tab. */
  readonly type: string;
  /** Transferred bytes, headers included. */
  readonly bytes: number;
  /** Whether it was served without the network. */
  readonly cached: boolean;
  /** Seconds. */
  readonly startedAt: number;
  /** Seconds. */
  readonly endedAt: number;
}

/** Records every request of a page from the events of the browser's network layer. */
export class Requests {
  #byId = new Map<string, Request>();
  #pending = new Set<string>();
  #lastActivity = Date.now();

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
      if (!/^https?:/.test(request.url)) return;
      this.#byId.set(requestId, {
        url: request.url,
        type,
        bytes: 0,
        cached: false,
        startedAt: timestamp,
        endedAt: Infinity,
      });
      this.#pending.add(requestId);
      this.#lastActivity = Date.now();
    });
    cdp.on('Network.requestServedFromCache', ({ requestId }) => this.#change(requestId, { cached: true }));
    cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
      this.#change(requestId, {
        type: type === 'Other' && response.mimeType.startsWith('image/') ? 'Icon' : type,
        ...(response.fromDiskCache && { cached: true }),
      });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      this.#end(requestId, { bytes: encodedDataLength, endedAt: timestamp });
    });
    cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
      this.#end(requestId, { endedAt: timestamp });
    });
  }

  #change(id: string, facts: Partial<Request>): void {
    const request = this.#byId.get(id);
    if (request) Object.assign(request, facts);
  }

  #end(id: string, facts: Partial<Request>): void {
    this.#change(id, facts);
    this.#pending.delete(id);
    this.#lastActivity = Date.now();
  }

  /** Requests that went over the network. */
  sent(): Request[] {
    return [...this.#byId.values()].filter(({ cached }) => !cached);
  }

  /** Resolves after `quiet` milliseconds without a request, at the latest after 45 s. */
  async untilSilent(quiet: number): Promise<void> {
    this.#lastActivity = Date.now();
    const until = Date.now() + 45_000;
    while (Date.now() < until) {
      if (this.#pending.size === 0 && Date.now() - this.#lastActivity > quiet) return;
      await pause(25);
    }
  }
}

const ofType = (requests: readonly Request[], type: string) =>
  requests.filter((request) => request.type === type);
const bytesOf = (requests: readonly Request[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

export type Weight = ReturnType<typeof weigh>;

/** Counts the requests of a page by kind, and their bytes. */
export function weigh(requests: readonly Request[]) {
  const scripts = ofType(requests, 'Script');
  const pictures = ofType(requests, 'Image');
  return {
    requests: requests.length,
    pictures: pictures.length,
    otherRequests: requests.length - pictures.length - ofType(requests, 'Icon').length,
    scripts: scripts.length,
    scriptBytes: bytesOf(scripts),
    pictureBytes: bytesOf(pictures),
    fontBytes: bytesOf(ofType(requests, 'Font')),
    documentBytes: bytesOf(ofType(requests, 'Document')),
  };
}
