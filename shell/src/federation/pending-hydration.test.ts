import { atom, createStore } from 'jotai';
import { createRenderedStore } from './pending-hydration';

const nameAtom = atom('');
const greetingAtom = atom((get) => `Bonjour ${get(nameAtom)}`.trim());

function visit() {
  const visitors = createStore();
  const { store, open } = createRenderedStore(visitors);
  visitors.set(nameAtom, 'Camille');
  return { visitors, store, open };
}

it('knows nobody until it is opened, and the visitor from then on', () => {
  const { store, open } = visit();
  expect([store.get(nameAtom), store.get(greetingAtom)]).toEqual(['', 'Bonjour']);

  open();

  expect([store.get(nameAtom), store.get(greetingAtom)]).toEqual(['Camille', 'Bonjour Camille']);
});

it('tells those who listen when it is opened, once, and of every later change', () => {
  const { visitors, store, open } = visit();
  const heard: string[] = [];
  const stop = store.sub(nameAtom, () => heard.push(store.get(nameAtom)));

  open();
  open();
  visitors.set(nameAtom, 'Léa');
  stop();
  visitors.set(nameAtom, 'Karim');

  expect(heard).toEqual(['Camille', 'Léa']);
});

it('does not tell who has stopped listening', () => {
  const { store, open } = visit();
  const listener = jest.fn();
  store.sub(nameAtom, listener)();

  open();

  expect(listener).not.toHaveBeenCalled();
});

it('lets the page change what belongs to the visitor', () => {
  const { visitors, store } = visit();

  store.set(nameAtom, 'Léa');

  expect(visitors.get(nameAtom)).toBe('Léa');
});
