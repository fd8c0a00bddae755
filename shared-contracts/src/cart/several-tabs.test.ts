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

/** The decision's table: what the cart is after each event, wherever it happens. */
class Expected {
  lines: readonly CartLine[] = [];
  private owner: string | null = null;
  private session: string | null = null;

  set(lines: readonly CartLine[], byCustomer = true) {
    this.lines = lines;
    this.owner = lines.length > 0 ? (byCustomer && this.session) || this.owner : null;
  }

  add({ code: productCode, quantity }: Happening, byCustomer = true) {
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

  private act(tab: Tab, action: (store: Store) => void) {
    if (!this.isRacing) tab.readAll();
    tab.act(action);
  }

  play(happened: Happening) {
    const { what, code: productCode, quantity } = happened;
    const tab = this.tabs[happened.tab] as Tab;
    const { expected } = this;
    const { lines } = expected;
    if (what === 'hear') return void tab.hear();
    if (!tab.isOpen) return tab.comeBack();
    switch (what) {
      case 'close and open another':
        return tab.reopen();
      case 'leave':
        return tab.leave();
      case 'freeze':
        return tab.freeze();
      case 'add':
        this.act(tab, (store) => store.set(addToCartAtom, { productCode, quantity }));
        expected.add(happened);
        break;
      case 'set':
        this.act(tab, (store) => store.set(setQuantityAtom, { productCode, quantity }));
        expected.set(lines.map((line) => (line.productCode === productCode ? { ...line, quantity } : line)));
        break;
      case 'remove':
        this.act(tab, (store) => store.set(removeLineAtom, productCode));
        expected.set(lines.filter((line) => line.productCode !== productCode));
        break;
      case 'order':
        this.act(tab, (store) => store.set(emptyCartAtom));
        expected.set([]);
        break;
      default:
        return this.isRacing ? undefined : this.playInOrder(tab, what, happened);
    }
    if (!this.isRacing) expect(tab.lines).toEqual(expected.lines);
  }

  private writeInOldTab(lines: readonly CartLine[] | null) {
    this.oldTab.readAll();
    this.oldTab.inside(() => writeWithoutRevision(lines));
  }

  /** What happens here reaches every open tab before the next event. */
  private playInOrder(tab: Tab, what: Happening['what'], happened: Happening) {
    const { expected } = this;
    this.deliverAll();
    switch (what) {
      case 'add in a build without revisions':
        expected.add(happened, false);
        this.writeInOldTab(expected.lines);
        break;
      case 'order in a build without revisions':
        expected.set([]);
        this.writeInOldTab(null);
        break;
      case 'sign in':
        this.act(tab, (store) => store.set(signInAtom, tokens(happened.person, { sub: happened.person })));
        expected.signIn(happened.person);
        break;
      case 'sign out':
        this.act(tab, (store) => store.set(signOutAtom, 'chosen'));
        expected.signOut({ chosen: true });
        break;
      case 'session expires':
        this.act(tab, (store) => store.set(signOutAtom, 'expired'));
        expected.signOut({ chosen: false });
    }
    this.deliverAll();
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
