import { createHmac } from 'node:crypto';
import { sameText } from 'server-kit/operators';
import type { Customer } from '../database/schema';
import { newSecret } from '../secrets';

/**
 * Signs and checks the marks that devices store after a sign-in. A mark grants no access: it only exempts the
 * device from limits that other devices have used up. It is signed for one account and its current password.
 */
export function createDeviceMarks(secret: string) {
  const sign = ({ id, passwordHash }: Pick<Customer, 'id' | 'passwordHash'>, device: string) =>
    createHmac('sha256', secret).update(`device:${id}:${passwordHash}:${device}`).digest('base64url');
  // For unknown accounts marks are checked too, so that the response time does not reveal whether one exists.
  const noCustomer = { id: '', passwordHash: '' };

  return {
    /** Returns the device id of the first mark that is valid for the customer, or null. */
    deviceOf: (customer: Customer | null, marks: readonly string[]) => {
      for (const mark of marks) {
        const [device = '', signature = ''] = mark.split('.');
        if (sameText(signature, sign(customer ?? noCustomer, device)) && customer) return device;
      }
      return null;
    },
    /** Returns the mark of a device; null makes a new device id. */
    markOf: (customer: Customer, device: string | null) => {
      const name = device ?? newSecret().slice(0, 16);
      return `${name}.${sign(customer, name)}`;
    },
  };
}
