import { useSyncExternalStore } from 'react';
import { writeStorage } from 'shared-contracts/storage';

export type ListView = 'tiles' | 'table';

/** The shell marks the document with the stored view before anything is painted. */
const storageKey = 'sph-list-view';

function follow(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-list-view'] });
  return () => observer.disconnect();
}

const current = (): ListView => (document.documentElement.dataset.listView === 'table' ? 'table' : 'tiles');

/** How lists are shown on this device. The mark on the document, not the markup, makes the difference. */
export function useListView(): ListView {
  return useSyncExternalStore(follow, current, () => 'tiles');
}

export function chooseListView(view: ListView): void {
  document.documentElement.dataset.listView = view;
  writeStorage('local', storageKey, view);
}
