/** @jest-environment node */
import { createStore } from 'jotai';
import { lastingAtom, lastingState, restoreLastingState } from './lasting-state';

const first = { typed: 'Durand' };

it('lasting state is shared by the versions of a remote, but not by apps', () => {
  const store = createStore();
  store.set(lastingAtom('mfe-test:form', { typed: '' }), first);

  const ofNext = lastingAtom('mfe-test:form', { typed: '' });

  expect(store.get(ofNext)).toBe(first);
  expect(createStore().get(ofNext)).toEqual({ typed: '' });
});

it('lasting state survives a reload until its remote is loaded, with unknown fields', () => {
  const before = createStore();
  const wide = { typed: 'Durand', floor: 3 };
  before.set(lastingAtom('mfe-test:form', { typed: '' }), wide);
  const text = JSON.stringify(lastingState(before));
  const after = createStore();

  restoreLastingState(after, JSON.parse(text));

  expect(after.get(lastingAtom('mfe-test:form', { typed: '' }))).toEqual(wide);
  expect(lastingState(after)).toEqual(lastingState(before));
});
