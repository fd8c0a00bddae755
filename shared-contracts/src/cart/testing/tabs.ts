import { followSession } from '../../auth';
import type { Store } from '../../store';
import { visitor } from '../../testing/visitor';
import { cartLinesAtom, followCart } from '../cart';
import { key } from './shopper';

type Entries = Readonly<Record<string, string>>;
interface Write {
  readonly by: unknown;
  readonly key: string;
  readonly value: string | null;
}

const entriesOf = (storage: Storage): Entries => ({ ...storage });
function fill(storage: Storage, entries: Entries) {
  storage.clear();
  for (const [name, value] of Object.entries(entries)) storage.setItem(name, value);
}

/** A browser, by the writes to its local storage: tabs, in processes of their own, see those of others later. */
export class Browser {
  readonly writes: Write[] = [];
}

/** A tab: its own session storage and view of local storage. */
export class Tab {
  private session: Entries = {};
  private local: Entries = {};
  private store: Store | null = null;
  /** Number of the browser's writes that are in `local`, and of those whose event has arrived. */
  private read = 0;
  private heard = 0;
  private frozen = false;

  constructor(private readonly browser: Browser) {}

  get isOpen() {
    return this.store !== null && !this.frozen;
  }

  get lines() {
    return this.store?.get(cartLinesAtom) ?? [];
  }

  open() {
    this.readAll();
    this.heard = this.read;
    this.inside(() => {
      this.store = visitor();
    });
  }

  /** Leaves the shop, or is discarded; its session storage stays. */
  leave() {
    this.store = null;
    this.frozen = false;
  }

  /** Replaces it by a new tab. */
  reopen() {
    this.session = {};
    this.open();
  }

  freeze() {
    this.frozen = true;
  }

  /** Loads the page again, or comes back from the back/forward cache, where events do not arrive. */
  comeBack() {
    if (!this.frozen) return this.open();
    this.frozen = false;
    this.readAll();
    this.heard = this.read;
    this.listening(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  }

  act(action: (store: Store) => void) {
    this.inside(() => this.store && action(this.store));
  }

  /** Sees all writes in storage, though their events have not arrived. */
  readAll() {
    while (this.read < this.browser.writes.length) this.readNext();
  }

  /** The next event arrives. Returns false if there is none. */
  hear(): boolean {
    if (!this.isOpen || this.heard >= this.browser.writes.length) return false;
    if (this.heard === this.read) this.readNext();
    const { by, key: changed, value: newValue } = this.browser.writes[this.heard] as Write;
    this.heard += 1;
    const event = new StorageEvent('storage', { key: changed, newValue, storageArea: localStorage });
    if (by !== this) this.listening(() => window.dispatchEvent(event));
    return true;
  }

  private readNext() {
    const { by, key: changed, value } = this.browser.writes[this.read] as Write;
    this.read += 1;
    // A later write of this tab's own is already in its view.
    const own = this.browser.writes
      .slice(this.read)
      .some((write) => write.by === this && write.key === changed);
    if (by === this || own) return;
    const { [changed]: _, ...others } = this.local;
    this.local = value === null ? others : { ...others, [changed]: value };
  }

  private listening(action: () => void) {
    this.inside(() => {
      const stops = this.store ? [followSession(this.store), followCart(this.store)] : [];
      action();
      for (const stop of stops) stop();
    });
  }

  /** Runs with this tab's storage. */
  inside(action: () => void) {
    fill(sessionStorage, this.session);
    fill(localStorage, this.local);
    const recording = this.recordWrites();
    try {
      action();
    } finally {
      for (const spy of recording) spy.mockRestore();
    }
    this.session = entriesOf(sessionStorage);
    this.local = entriesOf(localStorage);
  }

  /** Writes of an equal value change nothing, and cause no event. */
  private recordWrites() {
    const { setItem, removeItem } = Storage.prototype;
    const record = (storage: Storage, name: string, value: string | null) => {
      if (storage !== localStorage || storage.getItem(name) === value) return;
      this.browser.writes.push({ by: this, key: name, value });
    };
    return [
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
        record(this, name, value);
        setItem.call(this, name, value);
      }),
      jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, name) {
        record(this, name, null);
        removeItem.call(this, name);
      }),
    ];
  }
}

/** Writes the mirror as a build without revisions does. */
export const writeWithoutRevision = (lines: readonly unknown[] | null) =>
  lines ? localStorage.setItem(key, JSON.stringify(lines)) : localStorage.removeItem(key);
