import { remotes } from '../../build-config/processes.mjs';
import type { Suite } from './suite';

/** Parts with pages of their own. */
export const pages = ['shell', ...remotes.map(({ name }) => name)];

/** A few cases each of what `npm run proof` plays whole, in the order in which they start. */
export const proofSamples: readonly Suite[] = [
  {
    name: 'two shells (sample)',
    kind: 'check',
    cores: 2,
    reads: () => ['shell', 'build-config'],
    built: () => true,
    chromium: true,
    engines: ['nginx'],
    command: () => ['proofs/run.mjs', 'two-shells', 'sample'],
  },
  {
    name: 'deploy and roll back (sample)',
    kind: 'check',
    cores: 1,
    reads: () => ['scripts', 'build-config', 'shell'],
    built: () => true,
    chromium: true,
    command: () => ['proofs/run.mjs', 'deploy', 'sample'],
  },
  {
    name: 'policy (sample)',
    kind: 'check',
    cores: 1,
    reads: () => ['shell'],
    built: () => true,
    chromium: true,
    command: () => ['proofs/run.mjs', 'csp', 'sample'],
  },
  {
    name: 'crowd (sample)',
    kind: 'check',
    cores: 1,
    reads: () => ['shell', 'mfe-catalogue', 'shared-contracts', 'page-kit'],
    built: () => true,
    command: () => ['proofs/run.mjs', 'crowd', 'sample'],
  },
  {
    name: 'same build (sample)',
    kind: 'check',
    cores: 1,
    reads: () => ['build-config'],
    command: () => ['proofs/run.mjs', 'same-build', 'sample'],
  },
  {
    name: 'refreshes (sample)',
    kind: 'check',
    cores: 1,
    reads: () => ['api', 'shared-contracts'],
    built: () => true,
    command: () => ['proofs/run.mjs', 'refresh', 'sample'],
  },
  {
    name: 'carts against decimals (sample)',
    kind: 'check',
    cores: 1,
    reads: () => ['shared-contracts'],
    command: () => ['proofs/run.mjs', 'carts-oracle', 'sample'],
  },
  {
    name: 'published requests (sample)',
    kind: 'check',
    cores: 1,
    reads: () => ['api'],
    built: () => true,
    command: () => ['proofs/run.mjs', 'api-requests', 'sample'],
  },
  {
    name: 'failing calls (sample)',
    kind: 'check',
    cores: 1,
    reads: () => [...pages, 'shared-contracts', 'page-kit'],
    built: () => true,
    chromium: true,
    command: () => ['proofs/run.mjs', 'failing-calls', 'sample'],
  },
  {
    name: 'corrupt storage (sample)',
    kind: 'check',
    cores: 1,
    reads: () => [...pages, 'shared-contracts', 'page-kit'],
    built: () => true,
    chromium: true,
    command: () => ['proofs/run.mjs', 'corrupt-storage', 'sample'],
  },
  {
    name: 'hostile text (sample)',
    kind: 'check',
    cores: 1,
    reads: () => ['api', ...pages, 'shared-contracts', 'page-kit'],
    built: () => true,
    chromium: true,
    command: () => ['proofs/run.mjs', 'hostile-text', 'sample'],
  },
];
