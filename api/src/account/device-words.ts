import type { FastifyRequest } from 'fastify';

/** The more particular first: each of them also names those below. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (of: typeof browsers, userAgent: string) =>
  of.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Browser and system in words that a customer recognises, as 'Firefox sur Windows'; null when neither is known.
 * These words alone are kept, not the header.
 */
export function deviceWords(userAgent: string | undefined): string | null {
  const browser = first(browsers, userAgent ?? '');
  const system = first(systems, userAgent ?? '');
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system ?? null;
}

/** The device that a call comes from, in words. */
export const deviceOf = ({ headers }: FastifyRequest) => deviceWords(headers['user-agent']);

/** What a mail keeps of the device that it is about. */
export const deviceNote = (device: string | null): Readonly<Record<string, string>> =>
  device ? { device } : {};
