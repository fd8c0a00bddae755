import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} Request
 * @property {string} url
 * @property {string} type as Chromium names it (Document, Script, Stylesheet, Image, Font, Fetch, Preflight …); Icon for the
 *   tab's own
 * @property {number} bytes as transferred, with headers
 * @property {boolean} cached answered without the network
 * @property {boolean} failed
 * @property {number} startedAt seconds
 * @property {number} endedAt seconds
 */

/** Every request of a page, as the browser's network layer tells it. */
export class Requests {
  /** @type {Map<string, Request>} */
  #byId = new Map();
  #underWay = new Set();
  #lastActivity = Date.now();

  /** @param {import('playwright-core').CDPSession} cdp */
  constructor(cdp) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
      if (!/^https?:/.test(request.url)) return;
      const begun = {
        url: request.url,
        type,
        bytes: 0,
        cached: false,
        failed: false,
        startedAt: timestamp,
        endedAt: Infinity,
      };
      this.#byId.set(requestId, begun);
      this.#underWay.add(requestId);
      this.#lastActivity = Date.now();
    });
    cdp.on('Network.requestServedFromCache', ({ requestId }) => this.#change(requestId, { cached: true }));
    cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
      this.#change(requestId, {
        type: type === 'Other' && response.mimeType.startsWith('image/') ? 'Icon' : type,
        failed: response.status >= 400,
        ...(response.fromDiskCache && { cached: true }),
      });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      this.#end(requestId, { bytes: encodedDataLength, endedAt: timestamp });
    });
    cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
      this.#end(requestId, { failed: true, endedAt: timestamp });
    });
  }

  #change(id, facts) {
    const request = this.#byId.get(id);
    if (request) Object.assign(request, facts);
  }

  #end(id, facts) {
    this.#change(id, facts);
    this.#underWay.delete(id);
    this.#lastActivity = Date.now();
  }

  /** How many requests there have been; a place to count from. */
  get count() {
    return this.#byId.size;
  }

  /** @param {number} from @returns {Request[]} those that went over the network */
  sent(from = 0) {
    return [...this.#byId.values()].slice(from).filter(({ cached }) => !cached);
  }

  /** Resolves after `quiet` ms without a request, at the latest after `limit` ms. */
  async untilSilent(quiet, limit = 45_000) {
    this.#lastActivity = Date.now();
    const until = Date.now() + limit;
    while (Date.now() < until) {
      if (this.#underWay.size === 0 && Date.now() - this.#lastActivity > quiet) return;
      await pause(25);
    }
  }
}

const ofType = (requests, type) => requests.filter((request) => request.type === type);
const bytesOf = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Counts and bytes by kind. @param {Request[]} requests */
export function weigh(requests) {
  const [scripts, pictures, fonts, icons] = ['Script', 'Image', 'Font', 'Icon'].map((type) =>
    ofType(requests, type),
  );
  return {
    requests: requests.length,
    pictures: pictures.length,
    besidePictures: requests.length - pictures.length - icons.length,
    scripts: scripts.length,
    scriptWaves: wavesOf(scripts),
    fonts: fonts.length,
    failed: requests.filter(({ failed }) => failed).length,
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(scripts),
    pictureBytes: bytesOf(pictures),
    fontBytes: bytesOf(fonts),
    documentBytes: bytesOf(ofType(requests, 'Document')),
  };
}

/** A script asked for after another had come may have had to wait for it: that is another wave. @param {Request[]} scripts */
function wavesOf(scripts) {
  let waves = 0;
  let firstEnd = -Infinity;
  for (const { startedAt, endedAt } of [...scripts].sort((one, other) => one.startedAt - other.startedAt)) {
    if (startedAt >= firstEnd) {
      waves += 1;
      firstEnd = endedAt;
    } else {
      firstEnd = Math.min(firstEnd, endedAt);
    }
  }
  return waves;
}
