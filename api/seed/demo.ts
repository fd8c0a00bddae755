import type { Demo } from '../src/start';
import { customers } from './customers';
import { seedWhenEmpty } from './seed';
import { silhouettes } from './silhouettes';

export const demo: Demo = {
  seed: seedWhenEmpty,
  emails: customers.map(({ emailAddress }) => emailAddress),
  silhouettes,
};
