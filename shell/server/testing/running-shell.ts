import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { createServer } from '../create-server';
import { EnvironmentSource } from '../deployment/environment-source';
import { environmentPath, eventually, waitForHosts } from './environment';
import { Host, respondWithCategories } from './host';
import { RemoteHost } from './remote-host';

const builds = resolve(__dirname, '../../dist');

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Settings of a shell that renders no pages. */
export const testSettings: Omit<Parameters<typeof createServer>[0]['settings'], 'versionsFolder'> = {
  deadline: null,
  cachedPages: 2000,
  publishedFolder: null,
  valkeyUrl: null,
  statusKey: null,
  trustedProxies: undefined,
  logLevel: 'silent',
  accessLog: false,
  metrics: null,
};

for (const before of [beforeAll, beforeEach])
  before(() => {
    // Errors of broken pages and absent remotes are expected.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    waitForHosts();
  });

/** The shell's server on a free port, with an API and a catalogue whose responses the test sets. */
export class RunningShell<Remote extends Host | RemoteHost = RemoteHost> {
  private readonly folder = mkdtempSync(join(tmpdir(), 'running-shell-'));
  readonly file = join(this.folder, 'environment.json');
  private server: Awaited<ReturnType<typeof createServer>> | null = null;
  private port = 0;
  /** Folder of the builds that the server uses. */
  private readonly dist = join(this.folder, 'dist');

  /** `worker`: the one of the shop's build, or one that starts faster and renders no layout. */
  constructor(
    readonly api: Host,
    readonly remote: Remote,
    worker: 'built' | 'plain' = 'built',
  ) {
    this.changeEnvironment();
    const script =
      worker === 'built' ? join(builds, 'render/worker.mjs') : join(__dirname, 'plain-worker.mjs');
    mkdirSync(join(this.dist, 'render'), { recursive: true });
    for (const name of ['browser', 'inline'])
      symlinkSync(join(builds, name), join(this.dist, name), 'junction');
    copyFileSync(script, join(this.dist, 'render/worker.mjs'));
  }

  /** Starts API and remote, but not the shell's server. */
  static async prepare(worker: 'built' | 'plain'): Promise<RunningShell> {
    return new RunningShell(await Host.start(respondWithCategories), await RemoteHost.start(), worker);
  }

  /** Starts or restarts the server, always with the same folder of versions. */
  async open(settings: Partial<typeof testSettings> = {}) {
    await this.server?.close();
    this.server = await createServer({
      source: new EnvironmentSource(this.file, {}, 20),
      dist: this.dist,
      version: '1.0.0',
      settings: {
        ...testSettings,
        deadline: 60_000,
        versionsFolder: join(this.folder, 'remotes'),
        ...settings,
      },
      limits: { startLimit: 60_000, pollInterval: 100, firstPoll: 60_000, missedFile: 60_000 },
      isDraining: () => false,
    });
    await this.server.listen({ port: 0, host: '127.0.0.1' });
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  /** Edits the environment file. */
  changeEnvironment({
    catalogue = this.remote.url,
    account = 'http://127.0.0.1:9/',
    prefixes = ['category-product', 'recherche'],
  } = {}): void {
    const environment = JSON.parse(readFileSync(environmentPath, 'utf8'));
    environment.api.url = this.api.url;
    Object.assign(environment.remotes['mfe-catalogue'], { url: catalogue, prefixes });
    environment.remotes['mfe-cart-checkout'].url = 'http://127.0.0.1:9/';
    environment.remotes['mfe-account'].url = account;
    writeFileSync(this.file, JSON.stringify(environment));
  }

  /** Sends a request with its exact path, which other clients would normalize. */
  ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Received> {
    const { port } = this;
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
        const { statusCode: status = 0, headers } = response;
        text(response).then((received) => resolve({ status, headers, body: received }), reject);
      });
      sent.on('error', reject).end(body);
    });
  }

  /** Resolves once the server renders the page. */
  untilRendered(path: string): Promise<void> {
    return eventually(async () =>
      expect((await this.ask(path)).headers['cache-control']).toContain('s-maxage'),
    );
  }

  /** Resolves once a deployed version is live. */
  untilLive({ name, version }: RemoteManifest): Promise<void> {
    return eventually(async () => expect((await this.health()).remotes[name].live?.version).toBe(version));
  }

  async health() {
    return JSON.parse((await this.ask('/health')).body);
  }

  async stop(): Promise<void> {
    await this.server?.close();
    await Promise.all([this.api.stop(), this.remote.stop()]);
    // A version may still be stored meanwhile.
    rmSync(this.folder, { recursive: true, maxRetries: 5 });
  }
}
