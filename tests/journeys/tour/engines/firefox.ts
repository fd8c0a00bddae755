import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import type { Engine, Handle, Key, Tab } from './tab';

/** Starts a stock Firefox over WebDriver BiDi, which needs no driver. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    async openTab(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return new FirefoxTab(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

class FirefoxTab implements Tab {
  readonly console: string[] = [];
  private frame: Frame;

  constructor(
    private readonly page: Page,
    readonly close: () => Promise<void>,
  ) {
    this.frame = page.mainFrame();
    page.on('console', (message) => this.console.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.console.push(String(error)));
  }

  async open(url: string) {
    await this.page.goto(url, { waitUntil: 'domcontentloaded' });
  }

  async back() {
    await this.page.goBack({ waitUntil: 'domcontentloaded' });
  }

  evaluate<Argument, Result>(work: (argument: Argument) => Result, argument: Argument) {
    return this.frame.evaluate(work as (argument: unknown) => Result, argument);
  }

  async load(script: string) {
    await this.frame.evaluate(script);
  }

  async element<Argument>(find: (argument: Argument) => Promise<Element | null>, argument: Argument) {
    const found = await this.frame.evaluateHandle(
      find as (argument: unknown) => Promise<Element | null>,
      argument,
    );
    const element = found.asElement() as ElementHandle<Element> | null;
    return element ? new FirefoxHandle(this.page, element) : null;
  }

  async enter(frame: Handle) {
    const inside = await (frame as FirefoxHandle).element.contentFrame();
    if (!inside) throw new Error('the element is no frame');
    this.frame = inside;
  }

  async leave() {
    this.frame = this.page.mainFrame();
  }

  press(key: Key) {
    return this.page.keyboard.press(key);
  }

  async screenshot() {
    return Buffer.from(await this.page.screenshot());
  }
}

class FirefoxHandle implements Handle {
  constructor(
    private readonly page: Page,
    readonly element: ElementHandle<Element>,
  ) {}

  click() {
    return this.element.click();
  }

  async type(text: string) {
    const { keyboard } = this.page;
    await this.element.click();
    await keyboard.press('Home');
    await keyboard.down('Shift');
    await keyboard.press('End');
    await keyboard.up('Shift');
    await keyboard.type(text);
  }

  evaluate<Result>(work: (element: Element) => Result) {
    return this.element.evaluate(work);
  }
}
