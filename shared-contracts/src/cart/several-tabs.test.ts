import fc from 'fast-check';
import { signInAtom, signOutAtom } from '../auth';
import type { Store } from '../store';
import { tokens } from '../testing/tokens';
import { addToCartAtom, type CartLine, emptyCartAtom, removeLineAtom, setQuantityAtom } from './cart';
import { Browser, Tab, writeWithoutRevision } from './testing/tabs';

/** Number of histories of each property; other numbers also take other seeds. */
const histories = process.env.CART_HISTORIES
  ? { numRuns: Number(process.env.CART_HISTORIES) }
  : { numRuns: 100, seed: 1 };

const happening = fc.record({
  what: fc.constantFrom(
    'add',
    'add',
    'set',
    'remove',
    'order',
    'order',
    'add in a build without revisions',
    'order in a build without revisions',
    'hear',
    'hear',
    'close and open another',
    'leave',
    'leave',
    'freeze',
    'sign in',
    'sign out',
    'session expires',
  ),
  tab: fc.nat(2),
  code: fc.constantFrom('A', 'B', 'C'),
  quantity: fc.integer({ min: 1, max: 9 }),
  person: fc.constantFrom('camille', 'karim'),
});
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** The table of decision 047: what the cart is after each event, wherever it happens. */
class Expected {
  lines: readonly CartLine[] = [];
  private owner: string | null = null;
  private session: string | null = null;

  set(lines: readonly CartLine[], byCustomer = true) {
    this.lines = lines;
    this.owner = lines.length > 0 ? (byCustomer && this.session) || this.owner : null;
  }

  add({ productCode, quantity }: CartLine, byCustomer = true) {
    const known = this.lines.some((line) => line.productCode === productCode);
    const more = (line: CartLine) =>
      line.productCode === productCode ? { ...line, quantity: line.quantity + quantity } : line;
    this.set(known ? this.lines.map(more) : [...this.lines, { productCode, quantity }], byCustomer);
  }

  signIn(person: string) {
    const isOther = (one: string | null) => one !== null && one !== person;
    const before = this.session;
    this.session = person;
    this.set(isOther(before) || isOther(this.owner) ? [] : this.lines);
  }

  signOut({ chosen }: { readonly chosen: boolean }) {
    this.session = null;
    if (chosen) this.set([]);
  }
}

class History {
  private readonly browser = new Browser();
  private readonly tabs = [0, 1, 2].map(() => new Tab(this.browser));
  /** Of a build without revisions: it writes the mirror only, and is seen from outside. */
  private readonly oldTab = new Tab(this.browser);
  private readonly expected = new Expected();

  constructor(private readonly isRacing: boolean) {
    for (const tab of this.tabs) tab.open();
  }

  private deliverAll() {
    let arrives = true;
    while (arrives) arrives = this.tabs.map((tab) => tab.hear()).includes(true);
  }

  play({ what, tab: index, code: productCode, quantity, person }: Happening): unknown {
    const tab = this.tabs[index] as Tab;
    if (what === 'hear') return tab.hear();
    if (!tab.isOpen) return tab.comeBack();
    const { expected, isRacing } = this;
    const { lines } = expected;
    const line = { productCode, quantity };
    const act = (action: (store: Store) => void) => {
      if (!isRacing) tab.readAll();
      tab.act(action);
      if (!isRacing) expect(tab.lines).toEqual(expected.lines);
    };
    /** What happens here reaches every open tab before the next event. */
    const inOrder = (happens: () => void) => {
      if (isRacing) return;
      this.deliverAll();
      happens();
      this.deliverAll();
    };
    const plays: Readonly<Record<typeof what, () => void>> = {
      'close and open another': () => tab.reopen(),
      leave: () => tab.leave(),
      freeze: () => tab.freeze(),
      add: () => {
        expected.add(line);
        act((store) => store.set(addToCartAtom, line));
      },
      set: () => {
        expected.set(lines.map((each) => (each.productCode === productCode ? { ...each, quantity } : each)));
        act((store) => store.set(setQuantityAtom, line));
      },
      remove: () => {
        expected.set(lines.filter((each) => each.productCode !== productCode));
        act((store) => store.set(removeLineAtom, productCode));
      },
      order: () => {
        expected.set([]);
        act((store) => store.set(emptyCartAtom));
      },
      'add in a build without revisions': () =>
        inOrder(() => {
          expected.add(line, false);
          this.writeInOldTab(expected.lines);
        }),
      'order in a build without revisions': () =>
        inOrder(() => {
          expected.set([]);
          this.writeInOldTab(null);
        }),
      'sign in': () =>
        inOrder(() => {
          expected.signIn(person);
          act((store) => store.set(signInAtom, tokens(person, { sub: person })));
        }),
      'sign out': () =>
        inOrder(() => {
          expected.signOut({ chosen: true });
          act((store) => store.set(signOutAtom, 'chosen'));
        }),
      'session expires': () =>
        inOrder(() => {
          expected.signOut({ chosen: false });
          act((store) => store.set(signOutAtom, 'expired'));
        }),
    };
    return plays[what]();
  }

  private writeInOldTab(lines: readonly CartLine[] | null) {
    this.oldTab.readAll();
    this.oldTab.inside(() => writeWithoutRevision(lines));
  }

  /** Returns the carts of all tabs, once every tab is back and has received every event. */
  end() {
    for (const tab of this.tabs) if (!tab.isOpen) tab.comeBack();
    this.deliverAll();
    const fresh = new Tab(this.browser);
    fresh.open();
    return [...this.tabs, fresh].map(({ lines }) => lines);
  }

  get cart() {
    return this.expected.lines;
  }
}

beforeAll(() => jest.useFakeTimers());
afterEach(() => jest.clearAllTimers());
afterAll(() => jest.useRealTimers());

const someHappenings = fc.array(happening, { minLength: 2, maxLength: 24 });

it('random histories of three tabs, of other builds and of sessions end in every tab with the newest cart', () => {
  fc.assert(
    fc.property(someHappenings, (happenings) => {
      const history = new History(false);
      for (const one of happenings) history.play(one);

      for (const cart of history.end()) expect(cart).toEqual(history.cart);
    }),
    histories,
  );
});

it('random histories in which tabs change the cart at once end with the same cart in every tab', () => {
  fc.assert(
    fc.property(someHappenings, (happenings) => {
      const history = new History(true);
      for (const one of happenings) history.play(one);

      const [cart, ...others] = history.end();
      for (const other of others) expect(other).toEqual(cart);
    }),
    histories,
  );
});
