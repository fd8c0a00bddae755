import { createHmac, timingSafeEqual } from 'node:crypto';
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
