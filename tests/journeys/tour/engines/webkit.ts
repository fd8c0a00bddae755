import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../../tools/bundler/free-port.mjs';
import type { Engine, Handle, Key, Size, Tab } from './tab';

/** A build of WebKit and its driver. */
interface WebKitBuild {
  /** Path of the driver. */
  readonly driver: string;
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Whether it needs an X server; otherwise it renders into memory at a fixed size. */
  readonly windows: boolean;
}

/** WebKitGTK's MiniBrowser; its window is at least 447 px wide. */
export const webKitGtk = (driver: string): WebKitBuild => ({
  driver,
  capabilities: { browserName: 'MiniBrowser' },
  windows: true,
});

/** WPE WebKit in Debian's launcher `cog`, without a window. */
export const wpeWebKit = (driver: string): WebKitBuild => ({
  driver,
  capabilities: {
    browserName: 'cog',
    'wpe:browserOptions': { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] },
  },
  windows: false,
});

/** Starts a WebKit over WebDriver, with one driver and browser process per tab. */
export async function startWebKit(build: WebKitBuild): Promise<Engine> {
  const screen = build.windows ? await startScreen() : null;
  const env = { ...process.env, ...(screen && { DISPLAY: screen.display }) };
  return {
    async openTab(size) {
      // Sometimes a driver never opens its window: it is stopped, and another one is tried once.
      const start = () => startTab(build, env, size);
      return await start().catch(start);
    },
    async close() {
      if (screen) await end(screen.server);
    },
  };
}

/** Opens a tab with its own driver, which is stopped if it opens no window in time. */
async function startTab({ driver, capabilities }: WebKitBuild, env: NodeJS.ProcessEnv, size: Size) {
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  const begin = async () => {
    await untilReady(url, server);
    // With 'eager' the driver loses commands while a page loads; 'normal' waits for delayed scripts.
    const requested = { ...capabilities, pageLoadStrategy: 'none' };
    const session = await new Builder().usingServer(url).withCapabilities(requested).build();
    const rect = { x: 0, y: 0, ...size };
    await session.manage().window().setRect(rect);
    return new WebKitTab(session, server);
  };
  const late = new AbortController();
  const limit = setTimeout(60_000, undefined, { signal: late.signal }).then(() => {
    throw new Error('the driver opened no window in time');
  });
  // Aborted once the race is over.
  limit.catch(() => {});
  try {
    return await Promise.race([begin(), limit]);
  } catch (error) {
    await end(server);
    throw error;
  } finally {
    late.abort();
  }
}

/** Starts an X server on the first free display. */
async function startScreen(): Promise<{ server: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { server, display: `:${String(number).trim()}` };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const response = await fetch(`${url}/status`).catch(() => null);
    if (response?.ok) return;
    await setTimeout(50);
  }
  throw new Error(`the driver exited with code ${server.exitCode}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

/** A script that was sent to the former document fails when that document unloads before the answer. */
function falseIfUnloaded(error: Error): false {
  if (error.message.includes('before the unload event')) return false;
  throw error;
}

const keys: Record<Key, string> = { Escape: Keys.ESCAPE, Tab: Keys.TAB };

class WebKitTab implements Tab {
  readonly console: string[] = [];

  constructor(
    private readonly session: WebDriver,
    private readonly server: ChildProcess,
  ) {}

  async open(url: string) {
    await this.session.executeScript(() => Object.assign(window, { isLeft: true }).isLeft);
    await this.session.get(url);
    const isParsed = () => !('isLeft' in window) && document.readyState !== 'loading';
    const isOpen = () => this.session.executeScript<boolean>(isParsed).catch(falseIfUnloaded);
    await this.session.wait(isOpen, 60_000);
  }

  /** By script: the driver's command waits for a document, and a step back inside the shop loads none. */
  back() {
    return this.session.executeScript<void>(() => history.back());
  }

  evaluate<Argument, Result>(work: (argument: Argument) => Result, argument: Argument) {
    return this.session.executeScript<Awaited<Result>>(work, argument);
  }

  load(script: string) {
    return this.session.executeScript<void>(script);
  }

  async element<Argument>(find: (argument: Argument) => Promise<Element | null>, argument: Argument) {
    const element = await this.session.executeScript<WebElement | null>(find, argument);
    return element && new WebKitHandle(element);
  }

  enter(frame: Handle) {
    return this.session.switchTo().frame((frame as WebKitHandle).element);
  }

  leave() {
    return this.session.switchTo().defaultContent();
  }

  press(key: Key) {
    return this.session.actions().sendKeys(keys[key]).perform();
  }

  async screenshot() {
    return Buffer.from(await this.session.takeScreenshot(), 'base64');
  }

  async close() {
    await this.session.quit();
    await end(this.server);
  }
}

class WebKitHandle implements Handle {
  constructor(readonly element: WebElement) {}

  click() {
    return this.element.click();
  }

  /** By pointer and keyboard: the driver's command finds no focus in a frame of another origin. */
  async type(text: string) {
    await this.element.click();
    const keyboard = this.element.getDriver().actions();
    await keyboard.keyDown(Keys.CONTROL).sendKeys('a').keyUp(Keys.CONTROL).sendKeys(text).perform();
  }

  evaluate<Result>(work: (element: Element) => Result) {
    return this.element.getDriver().executeScript<Awaited<Result>>(work, this.element);
  }
}
