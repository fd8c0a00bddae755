import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addCrawlerFiles } from './crawlers/routes';
import { Deployments } from './deployment/deployments';
import type { EnvironmentSource } from './deployment/environment-source';
import { gateBefore } from './deployment/gate';
import { addPointers } from './deployment/pointer-routes';
import { RemoteManifests } from './deployment/remote-manifests';
import { VersionStore } from './deployment/version-store';
import { createHttpServer } from './http-server';
import { PageResponder } from './pages/page-responder';
import { PublishedFolder } from './pages/published-files';
import { addPages, respondToMalformed } from './pages/routes';
import { readShellBuild } from './pages/shell-build';
import { addViolationReports } from './pages/violation-reports';
import { addWebManifest } from './pages/web-manifest';
import { RendererPool } from './rendering/pool';
import type { ThreadLimits } from './rendering/thread';
import type { Settings } from './settings';
import { addStatus } from './status/routes';
import { addVisits, Visits } from './status/visits';

/** ms */
interface Limits extends ThreadLimits {
  /** Until a remote is polled again. */
  readonly pollInterval?: number;
  /** That the start waits for the remotes. */
  readonly firstPoll?: number;
  /** That a browser which missed a file waits for the version that replaces it. */
  readonly missedFile?: number;
  /** For a whole request to arrive. */
  readonly request?: number;
}

interface Deps {
  readonly settings: Omit<Settings, 'port' | 'portVariable' | 'host' | 'drainTime'>;
  readonly source: EnvironmentSource;
  /** Folder of the shell's builds. */
  readonly dist: string;
  readonly version: string;
  /** Whether the process received a signal to end. */
  isDraining(): boolean;
  readonly limits?: Limits;
}

/** The shell's server: its build as files, every other URL as a page. */
export async function createServer(deps: Deps): Promise<FastifyInstance> {
  const { settings, source, dist, version, isDraining, limits = {} } = deps;
  const { deadline, publishedFolder, trustedProxies, logLevel } = settings;
  const build = readShellBuild(dist);
  const environment = () => source.current;
  const store = new VersionStore(settings.versionsFolder, build.contract);
  const published = publishedFolder === null ? null : new PublishedFolder(publishedFolder, build.folder);
  const script = new URL(`file://${dist}/render/worker.mjs`);
  const read = store.file.bind(store);
  const renderer =
    deadline === null ? null : new RendererPool(source.current, { ...limits, deadline, script, read });
  const admit = gateBefore(build.contract, renderer, environment);
  const { pollInterval } = limits;
  const manifests = new RemoteManifests({ environment, admit, store, pollInterval });
  const deployments = new Deployments(source, manifests, renderer);
  const responder = new PageResponder(build, deployments, settings.cachedPages);
  // The first visitors get what is deployed now, not what was stored, unless a remote is slow.
  await Promise.race([deployments.refresh(), pause(limits.firstPoll ?? 5000, null, { ref: false })]);

  const server = createHttpServer({
    environment,
    trustedProxies,
    logLevel,
    isDraining,
    requestTimeout: limits.request ?? 20_000,
    respondToMalformed: (request, reply) => respondToMalformed(request, reply, { deployments, responder }),
  });
  server.addHook('onClose', () => deployments.close());
  const visits = new Visits(deployments);
  addVisits(server, visits);
  addViolationReports(server);
  addPointers(server, deployments, limits.missedFile ?? 3000);
  addStatus(server, {
    deployments,
    responder,
    published,
    visits,
    version,
    contract: build.contract,
    isDraining,
    key: settings.statusKey,
  });
  addCrawlerFiles(server, build.assets, deployments);
  addWebManifest(server, environment, build.themeColor);
  await addPages(server, { folder: build.folder, deployments, responder, published });
  return server;
}
