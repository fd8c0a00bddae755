import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { newSecret } from '../secrets';
import type { Customer } from './customer-repository';

/**
 * Signs and checks the marks that devices store after a sign-in. A mark grants no access: it only exempts the
 * device from limits that other devices have used up. It is signed for one account and its current password.
 */
export function createDeviceMarks(secret: string) {
  const sign = ({ id, passwordHash }: Pick<Customer, 'id' | 'passwordHash'>, device: string) =>
    createHmac('sha256', secret).update(`device:${id}:${passwordHash}:${device}`).digest();
  // For unknown accounts marks are checked too, so that the response time does not reveal whether one exists.
  const noCustomer = { id: '', passwordHash: '' };

  return {
    /** Returns the device id of the first mark that is valid for the customer, or null. */
    deviceOf: (customer: Customer | null, marks: readonly string[]) => {
      for (const mark of marks) {
        const [device = '', signature = ''] = mark.split('.');
        const [sent, expected] = [Buffer.from(signature, 'base64url'), sign(customer ?? noCustomer, device)];
        if (sent.length === expected.length && timingSafeEqual(sent, expected) && customer) return device;
      }
      return null;
    },
    /** Returns the mark of a device; null makes a new device id. */
    markOf: (customer: Customer, device: string | null) => {
      const name = device ?? newSecret().slice(0, 16);
      return `${name}.${sign(customer, name).toString('base64url')}`;
    },
  };
}

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

export const deviceOf = ({ headers }: FastifyRequest) => deviceWords(headers['user-agent']);

export const deviceNote = (device: string | null): Readonly<Record<string, string>> =>
  device ? { device } : {};

/** One line per device. */
export const deviceNotes = (devices: readonly { readonly device: string | null }[]) => ({
  device: devices.map(({ device }) => device ?? 'Appareil inconnu').join('\n'),
});
