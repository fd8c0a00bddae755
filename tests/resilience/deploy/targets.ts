import { join } from 'node:path';
import { openStore } from '../../../tools/deploy/location.ts';
import { S3Double } from '../../../tools/deploy/testing/s3-double.ts';
import { hostsFolder } from '../../../tools/setup/paths.mjs';

/** A deployment target: arguments of the commands, URL in the environment (null: default), stored files. */
export interface Target {
  readonly words: readonly string[];
  readonly url: string | null;
  store(): ReturnType<typeof openStore>;
  stop(): Promise<unknown>;
}

export const targets = [
  {
    name: 'folder',
    open: async (remote: string): Promise<Target> => ({
      words: [],
      url: null,
      store: () => openStore(join(hostsFolder(), remote), '/'),
      stop: async () => undefined,
    }),
  },
  {
    name: 's3 double',
    async open(remote: string): Promise<Target> {
      const double = await S3Double.start();
      const { to, url } = double.locate(remote);
      return { words: ['--to', to], url, store: () => openStore(to, '/'), stop: () => double.stop() };
    },
  },
];
