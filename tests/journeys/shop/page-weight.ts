import type { CDPSession, Page, Request } from '@playwright/test';
import { settled } from './public-pages';

/** What a page has transferred. */
export interface WireRecord {
  readonly requests: readonly Request[];
  /** Bytes of the scripts as transferred, headers included. */
  readonly scriptBytes: number;
  readonly html: string;
}

/** API calls of the page after this call, without images: their URLs relative to the API's. */
export function apiCalls(page: Page, apiUrl: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const counts = request.method() !== 'OPTIONS' && request.resourceType() !== 'image';
    if (counts && request.url().startsWith(apiUrl)) calls.push(request.url().slice(apiUrl.length));
  });
  return calls;
}

/** Opens a URL with an empty cache and records the network traffic until the page is hydrated and idle. */
export async function recordOpening(page: Page, path: string): Promise<WireRecord> {
  const requests: Request[] = [];
  const scripts = new Set<string>();
  let scriptBytes = 0;
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') requests.push(request);
  });
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  await settled(page);
  return { requests: [...requests], scriptBytes, html };
}

/** URLs of the requested scripts. */
export const scriptsOf = ({ requests }: WireRecord) =>
  requests.filter((request) => request.resourceType() === 'script').map((request) => request.url());

/** URLs that were requested more than once. */
export function repeated({ requests }: WireRecord): string[] {
  const urls = requests.map((request) => request.url()).filter((url) => !url.startsWith('data:'));
  return urls.filter((url, index) => urls.indexOf(url) !== index);
}
