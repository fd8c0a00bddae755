import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addRobots } from './crawlers/robots';
import { addSitemap } from './crawlers/sitemap';
import { Deployments } from './deployment/deployments';
import type { EnvironmentSource } from './deployment/environment-source';
import { addPointers } from './deployment/pointer-routes';
import { addPages, createHttpServer, Responders } from './http-server';
import { PublishedFolder } from './pages/published-files';
import { readShellBuild } from './pages/shell-build';
import { addViolationReports } from './pages/violation-reports';
import { addWebManifest } from './pages/web-manifest';
import { addPreview } from './preview/preview-routes';
import type { ThreadLimits } from './rendering/render-threads';
import type { Settings } from './settings';
import { addMetrics } from './status/metrics';
import { addStatus } from './status/status-routes';
import { addVisits, Visits } from './status/visits';

/** Time limits in milliseconds. */
interface Limits extends ThreadLimits {
  /** Between two polls of a remote. */
  readonly pollInterval?: number;
  /** For the first poll of the remotes, which delays the start. */
  readonly firstPoll?: number;
  /** For the poll after a browser failed to load a file of a remote. */
  readonly missedFile?: number;
}

interface Deps {
  readonly settings: Omit<Settings, 'port' | 'portVariable' | 'host' | 'drainTime'>;
  readonly source: EnvironmentSource;
  /** Folder of the shell's builds. */
  readonly dist: string;
  readonly version: string;
  /** Whether the process has received a signal to terminate. */
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
  const script = new URL(`file://${dist}/render/worker.mjs`);
  const { contract } = build;
  const parts = { source, contract, versionsFolder, script, deadline, limits };
  const deployments = new Deployments(parts);
  const canaries = new Deployments(parts, deployments);
  const responders = new Responders(build, deployments, canaries, settings.cachedPages);
  // Unless a remote is slow, the first visitors get the deployed versions, not the stored ones.
  await Promise.race([deployments.refresh(), pause(limits.firstPoll ?? 5000, null, { ref: false })]);

  const { live: responder } = responders;
  const server = createHttpServer({ ...settings, environment, isDraining, responder });
  server.addHook('onClose', async () => {
    await Promise.all([deployments.close(), canaries.close()]);
  });
  const visits = new Visits([deployments, canaries]);
  const watched = { deployments, canaries, responder, published, visits, version, contract, isDraining };
  if (settings.metrics) addMetrics(server, watched, settings.metrics);
  addVisits(server, visits, canaries);
  addPreview(server, deployments);
  addViolationReports(server);
  addPointers(server, deployments, canaries, limits.missedFile);
  addStatus(server, { ...watched, key: settings.statusKey });
  addRobots(server, build.assets, deployments);
  addSitemap(server, build.assets, environment);
  addWebManifest(server, environment, build.themeColor);
  // Password managers open this path (W3C, A Well-Known URL for Changing Passwords).
  server.get('/.well-known/change-password', (_, reply) => reply.redirect('/profile?securite'));
  await addPages(server, build.folder, responders, published);
  return server;
}
