import { leaveLong, narrow, reachedFolders } from './changed';
import { makeSuite } from './testing/make-suite';

it('reaches one remote by a change inside it', () => {
  expect([...(reachedFolders(['mfe-account/src/routes.ts']) ?? [])]).toEqual(['mfe-account']);
});

it('reaches all whose builds read a shared folder', () => {
  expect([...(reachedFolders(['shared-ui/src/field/Field.tsx']) ?? [])].sort()).toEqual([
    'mfe-account',
    'mfe-cart-checkout',
    'mfe-catalogue',
    'shared-ui',
    'shell',
  ]);
});

it.each(['package-lock.json', 'scripts/setup/build.mjs', 'environments/local.json'])(
  'reaches everything by a change of %s',
  (file) => {
    expect(reachedFolders([file])).toBeNull();
  },
);

it('reaches no code by a change of documents', () => {
  expect([...(reachedFolders(['README.md', 'docs/squads.md', 'api/README.md']) ?? [])]).toEqual([]);
});

it('keeps the files of a suite that are enough for the reached folders, all when one of them names none', () => {
  const suite = makeSuite({
    name: 'journeys',
    reads: () => ['shell', 'mfe-account', 'mfe-catalogue'],
    filesOf: { 'mfe-account': ['sessions'], 'mfe-catalogue': ['search'] },
  });
  const filesFor = (...folders: string[]) => narrow([{ suite, parts: [] }], new Set(folders))[0]?.files;

  expect(filesFor('mfe-account')).toEqual(['sessions']);
  expect(filesFor('mfe-account', 'mfe-catalogue')).toEqual(['sessions', 'search']);
  expect(filesFor('mfe-account', 'shell')).toEqual([]);
});

it('keeps the suites and parts that read a reached folder, and the checks of everything', () => {
  const choices = [
    { suite: makeSuite({ name: 'types' }), parts: [] },
    {
      suite: makeSuite({ name: 'unit', parts: ['shell', 'mfe-account'], reads: (part = '') => [part] }),
      parts: ['shell', 'mfe-account'],
    },
    { suite: makeSuite({ name: 'api', reads: () => ['api'] }), parts: [] },
  ];

  const left = narrow(choices, new Set(['mfe-account']));

  expect(left.map(({ suite, parts }) => [suite.name, ...parts])).toEqual([
    ['types'],
    ['unit', 'mfe-account'],
  ]);
});

it.each([
  [['mfe-account'], ['unit'], ['hostile text']],
  [['mfe-account', 'mfe-catalogue'], ['unit'], ['hostile text']],
  [['mfe-account', 'shared-ui'], ['unit', 'hostile text'], []],
  [['shell'], ['unit', 'hostile text'], []],
])(
  'leaves what tries the whole shop to the whole run for a change of remotes alone: %j',
  (reached, run, left) => {
    const choices = [
      { suite: makeSuite({ name: 'unit' }), parts: [] },
      { suite: makeSuite({ name: 'hostile text', wholeShop: true }), parts: [] },
    ];

    const changed = leaveLong(choices, new Set(reached));

    expect(changed.chosen.map(({ suite }) => suite.name)).toEqual(run);
    expect(changed.left).toEqual(left);
  },
);
