import { useSyncExternalStore } from 'react';
import { writeStorage } from 'shared-contracts/storage';

export type ListView = 'tiles' | 'table';

/** The shell sets the stored view as an attribute of the document before the first paint. */
const storageKey = 'sph-list-view';

function follow(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-list-view'] });
  return () => observer.disconnect();
}

const current = (): ListView => (document.documentElement.dataset.listView === 'table' ? 'table' : 'tiles');

/** Returns the view of lists on this device. The views share their markup; CSS selects by the attribute. */
export function useListView(): ListView {
  return useSyncExternalStore(follow, current, () => 'tiles');
}

/** Shows all lists in this view and stores it on the device. */
export function chooseListView(view: ListView): void {
  document.documentElement.dataset.listView = view;
  writeStorage('local', storageKey, view);
}
