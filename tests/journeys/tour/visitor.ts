import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { isHydrated } from '../../kit/is-hydrated';
import type { Handle, Key, Tab } from './engines/tab';
import { comeWithinReach, findShown, type Query } from './find-element';

const require = createRequire(import.meta.url);
const library = readFileSync(
  new URL(
    'dom.umd.min.js',
    `file://${require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js')}`,
  ),
  'utf8',
);

/** Timeout of an expectation in milliseconds. */
const timeout = 20_000;
const patience = { timeout, intervals: [50, 100, 200] };

/** A user of the shop: finds elements by role and name, and clicks and types through the engine's driver. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly shopUrl: string,
  ) {}

  /** Opens a URL of the shop and waits until the page is hydrated. */
  async opens(path: string): Promise<void> {
    await this.isSent(path);
    await expect.poll(() => this.tab.evaluate(isHydrated, null), patience).toBe(true);
  }

  /** Opens a URL of the shop; the page may not be hydrated yet. */
  async isSent(path: string): Promise<void> {
    await this.tab.open(new URL(path, this.shopUrl).href);
  }

  async goesBack(): Promise<void> {
    await this.tab.back();
  }

  async sees(query: Query): Promise<void> {
    await expect(async () => void (await this.find(query))).toPass(patience);
  }

  async seesNoMore(query: Query): Promise<void> {
    const isShown = async () => (await this.look(query)) !== null;
    await expect.poll(isShown, patience).toBe(false);
  }

  async reads(query: Query): Promise<string> {
    let text = '';
    await expect(async () => {
      const element = await this.find(query);
      text = await element.evaluate(({ textContent }) => textContent ?? '');
    }).toPass(patience);
    return text;
  }

  async clicks(query: Query): Promise<void> {
    await expect(async () => (await this.reach(query)).click()).toPass(patience);
  }

  async types(text: string, query: Query): Promise<void> {
    await expect(async () => (await this.reach(query)).type(text)).toPass(patience);
  }

  async presses(key: Key): Promise<void> {
    await this.tab.press(key);
  }

  async inside(frame: Query, work: () => Promise<void>): Promise<void> {
    await expect(async () => this.tab.enter(await this.find(frame))).toPass(patience);
    try {
      await work();
    } finally {
      await this.tab.leave();
    }
  }

  private async reach(query: Query): Promise<Handle> {
    const element = await this.find(query);
    if (!(await element.evaluate(comeWithinReach))) throw new Error(`out of reach: ${JSON.stringify(query)}`);
    return element;
  }

  private async find(query: Query): Promise<Handle> {
    const element = await this.look(query);
    if (!element) throw new Error(`not on the page: ${JSON.stringify(query)}`);
    return element;
  }

  private async look(query: Query): Promise<Handle | null> {
    if (!(await this.tab.evaluate(() => 'TestingLibraryDom' in window, null))) await this.tab.load(library);
    return this.tab.element(findShown, query);
  }
}
