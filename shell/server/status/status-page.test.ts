import type { Health } from './health';
import { statusContent } from './status-page';

const build = {
  version: '1.0.0',
  build: 'abc',
  commit: null,
  contract: 1,
  federation: null,
  since: '2026-05-01T10:00:00Z',
};
const share = { percent: 20, live: null, refused: null, problem: null };
const quiet = { url: 'http://a.test/', live: null, refused: null, problem: null, share: null, visits: [] };

it.each([
  ['no version', {}, 'aucune version : la page de repli est affichée'],
  ['a problem', { problem: 'statut 503' }, 'statut 503'],
  ['a canary', { live: build, share: { ...share, live: build } }, '(20 %)'],
  ['a stopped share', { share: { ...share, refused: { reason: 'trop de fautes' } } }, 'trop de fautes'],
  ['a share that was not evaluated', { share }, 'pas encore contrôlée'],
  ['visits', { visits: [{ ...build, visits: 2, errors: 1 }] }, '2 visites, 1 avec une erreur'],
])('the status of a remote with %s shows it', (_what, remote, text) => {
  const health = {
    version: '1.0.0',
    gives: { contracts: [1], federation: '2.9.2' },
    environment: 'local',
    environmentRefused: null,
    rendering: 'off',
    remotes: { 'mfe-a': { ...quiet, ...remote } },
  };

  expect(statusContent(health as unknown as Health)).toContain(text);
});
