import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { addRobots } from './crawlers/robots';
import { addSitemap } from './crawlers/sitemap';
import { Deployments } from './deployment/deployments';
import type { EnvironmentSource } from './deployment/environment-source';
import { gateOf } from './deployment/gate';
import { VersionStore } from './deployment/version-store';
import { createHttpServer } from './http-server';
import { addFiles, PublishedFolder } from './pages/published-files';
import { readShellBuild } from './pages/shell-build';
import { addViolationReports } from './pages/violation-reports';
import type { ThreadLimits } from './rendering/render-thread';
import { Renderers } from './rendering/renderers';
import { addPointers } from './sets/pointer-routes';
import { addPreview } from './sets/preview-routes';
import { addPages, Sets } from './sets/sets';
import { recordOf } from './sets/shared-record';
import { Shells } from './sets/shells';
import { addVisits, Visits } from './sets/visits';
import type { Settings } from './settings';
import { addMetrics } from './status/metrics';
import { addStatus } from './status/status-routes';

/** Time limits in milliseconds. */
interface Limits extends ThreadLimits {
  /** Between two polls of a remote; 2,000 by default. */
  readonly pollInterval?: number;
  /** For the first poll of the remotes, which delays the start; 5,000 by default. */
  readonly firstPoll?: number;
  /** For the poll after a browser failed to load a file of a remote; 3,000 by default. */
  readonly missedFile?: number;
}

interface Deps {
  readonly settings: Omit<Settings, 'port' | 'portVariable' | 'host' | 'drainTime'>;
  readonly source: EnvironmentSource;
  /** Folder of the shell's builds. */
  readonly dist: string;
  readonly version: string;
  isDraining(): boolean;
  readonly limits?: Limits;
}

/** Creates the shell's server, which serves its build as files and every other URL as a page. */
export async function createServer(deps: Deps): Promise<FastifyInstance> {
  const { settings, source, dist, version, isDraining, limits = {} } = deps;
  const { deadline, publishedFolder, versionsFolder } = settings;
  const build = readShellBuild(dist);
  const environment = () => source.current;
  const published = publishedFolder === null ? null : new PublishedFolder(publishedFolder, build.folder);
  const script = pathToFileURL(join(dist, 'render/worker.mjs'));
  const { contract } = build;
  const deployments = new Deployments({
    source,
    admit: gateOf(contract, environment),
    renderers: deadline === null ? null : new Renderers({ ...limits, script, deadline }),
    store: new VersionStore(versionsFolder),
    contract,
    pollInterval: limits.pollInterval ?? 2000,
  });
  const sets = new Sets(build, deployments, settings.cachedPages);
  // Unless a remote is slow, the first visitors get the deployed versions, not the stored ones.
  await Promise.race([deployments.refresh(), pause(limits.firstPoll ?? 5000, null, { ref: false })]);

  const { live: responder } = sets;
  const server = createHttpServer({ ...settings, environment, isDraining, responder });
  const visits = new Visits(deployments);
  const record = settings.valkeyUrl ? recordOf(settings.valkeyUrl, environment().shop.url) : null;
  const shells = new Shells({ version, build: build.id }, { deployments, visits, record });
  server.addHook('onClose', async () => {
    source.close();
    shells.close();
    await deployments.close();
  });
  const watched = { deployments, responder, published, visits, version, isDraining };
  if (settings.metrics) addMetrics(server, watched, settings.metrics);
  addVisits(server, visits);
  addPreview(server, deployments);
  addViolationReports(server);
  addPointers(server, deployments, shells, limits.missedFile);
  addStatus(server, { ...watched, key: settings.statusKey });
  addRobots(server, build.assets, deployments);
  addSitemap(server, build.assets, environment);
  // Password managers open this path (W3C, A Well-Known URL for Changing Passwords).
  server.get('/.well-known/change-password', (_, reply) => reply.redirect('/profile?securite'));
  await addFiles(server, build.folder);
  addPages(server, sets, published);
  return server;
}
