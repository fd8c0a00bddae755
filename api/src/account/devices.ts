import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { newSecret } from '../secrets';
import type { Customer } from './customer-repository';

/**
 * Marks that a device stores after a sign-in. A mark grants nothing: it only keeps wrong passwords and resets
 * of others from counting against the device. It is signed for one account and its present password.
 */
export function createDeviceMarks(secret: string) {
  const sign = ({ id, passwordHash }: Pick<Customer, 'id' | 'passwordHash'>, device: string) =>
    createHmac('sha256', secret).update(`device:${id}:${passwordHash}:${device}`).digest();
  // Marks are checked alike whether the account exists or not.
  const noCustomer = { id: '', passwordHash: '' };

  return {
    /** The device among these marks that is known to the customer, as a short name; null for none. */
    deviceOf: (customer: Customer | null, marks: readonly string[]) => {
      for (const mark of marks) {
        const [device = '', signature = ''] = mark.split('.');
        const [given, expected] = [Buffer.from(signature, 'base64url'), sign(customer ?? noCustomer, device)];
        if (given.length === expected.length && timingSafeEqual(given, expected) && customer) return device;
      }
      return null;
    },
    /** The mark of a device, of a new one for null. */
    markOf: (customer: Customer, device: string | null) => {
      const name = device ?? newSecret().slice(0, 16);
      return `${name}.${sign(customer, name).toString('base64url')}`;
    },
  };
}

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

/** Browser and system, as 'Firefox sur Windows', stored instead of the header; null when neither is known. */
export function deviceWords(userAgent: string | undefined): string | null {
  const browser = first(browsers, userAgent ?? '');
  const system = first(systems, userAgent ?? '');
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system ?? null;
}

export const deviceOf = ({ headers }: FastifyRequest) => deviceWords(headers['user-agent']);

export const deviceNote = (device: string | null): Readonly<Record<string, string>> =>
  device ? { device } : {};

/** A line for each. */
export const deviceNotes = (devices: readonly { readonly device: string | null }[]) => ({
  device: devices.map(({ device }) => device ?? 'Appareil inconnu').join('\n'),
});
