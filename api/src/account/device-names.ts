import type { FastifyRequest } from 'fastify';

/** Specific browsers first: their user agents also contain the names of the ones below. */
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

/** Returns browser and system, such as 'Firefox sur Windows'; null when both are unknown. */
export function deviceWords(userAgent: string | undefined): string | null {
  const browser = first(browsers, userAgent ?? '');
  const system = first(systems, userAgent ?? '');
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system ?? null;
}

/** Returns browser and system of the caller. */
export const deviceOf = ({ headers }: FastifyRequest) => deviceWords(headers['user-agent']);

/** Returns the content of an email about a change: the caller's device, or nothing if it is unknown. */
export function deviceNote(request: FastifyRequest): Readonly<Record<string, string>> {
  const device = deviceOf(request);
  return device ? { device } : {};
}

/** Returns the content of an email about sign-outs: the devices that were signed out, one per line. */
export const deviceNotes = (devices: readonly { readonly device: string | null }[]) => ({
  device: devices.map(({ device }) => device ?? 'Appareil inconnu').join('\n'),
});
