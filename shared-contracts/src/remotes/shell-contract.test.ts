import type { RemoteManifest } from './manifest';
import {
  type BuildNames,
  changedTypes,
  misfits,
  missingNames,
  PublishedContract,
  type Shape,
  type SlotsAndEvents,
} from './shell-contract';

const shell: PublishedContract = {
  contracts: [5, 4],
  federation: '2.9.2',
  shared: {
    react: { version: '19.3.1', names: ['useState', 'use'] },
    'react-router-dom': { version: '7.18.5', names: ['Navigate'] },
  },
  slots: { Search: {} },
  events: { 'cart:emptied': {} },
  tokens: ['--sph-ink'],
};

const remote = (change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name: 'mfe-account',
  version: '1.0.0',
  contract: 5,
  entry: { file: 'remote-entry.js', integrity: 'sha384-x' },
  pages: {},
  ...change,
});

describe('a version is accepted', () => {
  it.each<[string, Partial<RemoteManifest>]>([
    ['with the contract of the shell', {}],
    ['with the previous contract', { contract: 4 }],
    ['with its own federation runtime', { federation: { version: '1.0.0' } }],
    ['whose runtime is one patch older', { federation: { version: '2.9.1', needs: '~2.9.0' } }],
    ['whose runtime is one patch newer', { federation: { version: '2.9.3', needs: '~2.9.0' } }],
    ['that imports provided names', { uses: { react: { version: '^19.3.0', names: ['use'] } } }],
    ['that imports a whole module', { uses: { react: { version: '^19.0.0', names: ['*'] } } }],
    ['that imports a module for its effects', { uses: { react: { version: '^19.0.0', names: [] } } }],
  ])('%s', (_what, change) => {
    expect(misfits(remote(change), shell)).toEqual([]);
  });
});

describe('a version is refused', () => {
  it.each<[string, Partial<RemoteManifest>, string]>([
    ['with a later contract', { contract: 6 }, 'contrat 6, attendu : 5 ou 4'],
    ['with a contract that is no longer accepted', { contract: 3 }, 'contrat 3, attendu : 5 ou 4'],
    [
      'that needs another federation runtime',
      { federation: { version: '2.8.2', needs: '~2.8.0' } },
      "attend le moteur de fédération ~2.8.0, la boutique donne 2.9.2 : à construire avec runtime: 'own'",
    ],
    [
      'that uses an unknown module',
      { uses: { 'brand-kit': { version: '^1.0.0', names: [] } } },
      'utilise brand-kit, que la boutique ne partage pas',
    ],
    [
      'that imports names which the shell does not provide',
      { uses: { 'react-router-dom': { version: '^7.18.0', names: ['Link', 'NavLink', 'Navigate'] } } },
      'utilise Link, NavLink de react-router-dom, que la boutique ne donne pas',
    ],
    [
      'that needs a later version of a module',
      { uses: { react: { version: '^19.4.0', names: [] } } },
      'demande react ^19.4.0, la boutique donne 19.3.1',
    ],
  ])('%s', (_what, change, reason) => {
    expect(misfits(remote(change), shell)).toEqual([reason]);
  });

  it('with every reason at once', () => {
    const uses = {
      'brand-kit': { version: '^1.0.0', names: [] },
      react: { version: '^20.0.0', names: ['x'] },
    };

    expect(misfits(remote({ federation: { version: '3.0.0', needs: '~3.0.0' }, uses }), shell)).toHaveLength(
      4,
    );
  });
});

it.each([
  ['nothing', null],
  ['a page', '<!doctype html>'],
  ['a manifest of a remote', remote()],
  ['contracts that are no numbers', { ...shell, contracts: ['4'] }],
  ['events without payloads', { ...shell, events: ['cart:emptied'] }],
  ['tokens that are no list', { ...shell, tokens: '--sph-ink' }],
  ['a module without names', { ...shell, shared: { react: { version: '19.3.1' } } }],
])('%s is no contract of a shell', (_what, value) => {
  expect(PublishedContract.safeParse(value).success).toBe(false);
  expect(PublishedContract.safeParse(shell).success).toBe(true);
});

describe('a build is checked for names that the shell does not have:', () => {
  it.each<[string, Partial<BuildNames> & { fragments?: string[] }, string[]]>([
    ['known ones', { fragments: ['Search'], heard: ['cart:emptied'], tokens: ['--sph-ink'] }, []],
    ['an event between its own parts', { heard: ['brands:seen'], announced: ['brands:seen'] }, []],
    ['its own event without a listener', { announced: ['brands:seen'] }, []],
    [
      'an unknown slot',
      { fragments: ['Map'] },
      ["a le fragment Map, pour lequel la boutique n'a pas de slot"],
    ],
    [
      'an unknown event with an owner of the shop',
      { heard: ['cart:filled'], announced: ['cart:filled'] },
      ["utilise l'événement cart:filled, que la boutique ne connaît pas"],
    ],
    [
      'an event that it never announces',
      { heard: ['brands:seen'] },
      ["utilise l'événement brands:seen, que la boutique ne connaît pas"],
    ],
    ['an unknown token', { tokens: ['--sph-red'] }, ['utilise --sph-red, que la boutique ne définit pas']],
  ])('%s', (_what, { fragments = [], ...names }, reasons) => {
    const used = { heard: [], announced: [], tokens: [], ...names };

    expect(missingNames(fragments, used, shell)).toEqual(reasons);
  });
});

describe('a build is checked for changed types of slots and events in the shell:', () => {
  const shape = (properties: Record<string, Shape>, required = Object.keys(properties)): Shape => ({
    type: 'object',
    properties,
    required,
  });
  const text = { type: 'string' };
  const search = { onClose: { arguments: [] }, typed: text };
  const line = shape({ code: text, quantity: { type: 'number' } });
  const emptied = { reason: { enum: ['ordered', 'signed-out'] }, line };
  const built: SlotsAndEvents = {
    slots: { Search: shape(search, ['onClose']), CartPanel: shape({}) },
    events: { 'cart:emptied': shape(emptied), 'account:left': shape({ at: text, to: text }, ['at']) },
  };
  const names = { heard: ['cart:emptied'], announced: ['account:left'], tokens: [] };
  const inSlot = (properties: Record<string, Shape>, required?: string[]) => ({
    slots: { Search: shape(properties, required) },
  });
  const inEvent = (name: string, properties: Record<string, Shape>, required?: string[]) => ({
    events: { [name]: shape(properties, required) },
  });

  it.each<[string, Partial<SlotsAndEvents>, string[]]>([
    ['no change', {}, []],
    ['a slot that it does not use', { slots: { CartPanel: shape({ opened: text }) } }, []],
    ['a new prop', inSlot({ ...search, opened: text }, ['onClose', 'opened']), []],
    ['a new field in a payload that it hears', inEvent('cart:emptied', { ...emptied, by: text }), []],
    ['a new optional field in a payload that it announces', inEvent('account:left', { by: text }, []), []],
    ['a slot that is missing in the contract of the build', { slots: { Map: shape({}) } }, []],
    [
      'a removed prop',
      inSlot({ onClose: search.onClose }),
      ['le slot Search donne autre chose au fragment : typed manque'],
    ],
    [
      'a prop that has become optional',
      inSlot(search, []),
      ['le slot Search donne autre chose au fragment : onClose peut manquer'],
    ],
    [
      'a function with a new argument',
      inSlot({ ...search, onClose: { arguments: [text] } }),
      [
        'le slot Search donne autre chose au fragment : onClose est {"arguments":[{"type":"string"}]} au lieu de {"arguments":[]}',
      ],
    ],
    [
      'props that are no object',
      { slots: { Search: text } },
      [
        expect.stringMatching(
          /^le slot Search donne autre chose au fragment : la valeur est string au lieu de/,
        ),
      ],
    ],
    [
      'other choices, types and fields, also in nested fields',
      inEvent('cart:emptied', { reason: { enum: ['ordered'] }, line: shape({ code: { type: 'number' } }) }),
      [
        'l\'événement cart:emptied a un autre contenu : reason est "ordered" au lieu de "ordered" ou "signed-out", code est number au lieu de string, quantity manque',
      ],
    ],
    [
      'a new required field in a payload that it announces',
      inEvent('account:left', { at: text, by: text }),
      ["la boutique attend un autre contenu de l'événement account:left : by manque"],
    ],
    [
      'a field that is now required, but optional in the build',
      inEvent('account:left', { at: text, to: text }),
      ["la boutique attend un autre contenu de l'événement account:left : to peut manquer"],
    ],
  ])('%s', (_what, changed, reasons) => {
    const later = {
      slots: { ...built.slots, ...changed.slots },
      events: { ...built.events, ...changed.events },
    };

    expect(changedTypes(['Search', 'Map'], names, built, { ...shell, ...later })).toEqual(reasons);
  });
});
