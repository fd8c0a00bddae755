import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

export interface Request {
  readonly url: string;
  /** As Chromium names it (Document, Script, Stylesheet, Image, Font, Fetch, Preflight …); Icon for the tab's own. */
  readonly type: string;
  /** As transferred, with headers. */
  readonly bytes: number;
  /** Answered without the network. */
  readonly cached: boolean;
  /** Seconds. */
  readonly startedAt: number;
  /** Seconds. */
  readonly endedAt: number;
}

/** Every request of a page, as the browser's network layer reports it. */
export class Requests {
  #byId = new Map<string, Request>();
  #underWay = new Set<string>();
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
      this.#underWay.add(requestId);
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
    this.#underWay.delete(id);
    this.#lastActivity = Date.now();
  }

  /** Those that went over the network. */
  sent(): Request[] {
    return [...this.#byId.values()].filter(({ cached }) => !cached);
  }

  /** Resolves after `quiet` ms without a request, at the latest after 45 s. */
  async untilSilent(quiet: number): Promise<void> {
    this.#lastActivity = Date.now();
    const until = Date.now() + 45_000;
    while (Date.now() < until) {
      if (this.#underWay.size === 0 && Date.now() - this.#lastActivity > quiet) return;
      await pause(25);
    }
  }
}

const ofType = (requests: readonly Request[], type: string) =>
  requests.filter((request) => request.type === type);
const bytesOf = (requests: readonly Request[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

export type Weight = ReturnType<typeof weigh>;

/** How many requests a page makes by kind, and their bytes. */
export function weigh(requests: readonly Request[]) {
  const scripts = ofType(requests, 'Script');
  const pictures = ofType(requests, 'Image');
  return {
    requests: requests.length,
    pictures: pictures.length,
    besidePictures: requests.length - pictures.length - ofType(requests, 'Icon').length,
    scripts: scripts.length,
    scriptBytes: bytesOf(scripts),
    pictureBytes: bytesOf(pictures),
    fontBytes: bytesOf(ofType(requests, 'Font')),
    documentBytes: bytesOf(ofType(requests, 'Document')),
  };
}
