import type { Demo } from '../src/start';
import { customers } from './customers';
import { silhouettes } from './demo-files';
import { seedWhenEmpty } from './seed';

export const demo: Demo = {
  seed: seedWhenEmpty,
  emails: customers.map(({ emailAddress }) => emailAddress),
  silhouettes,
};
