import { createBrowserCookies } from './http/browser-cookie.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { addMetricsRoute } from './http/metrics-route.ts';
import { metricsReader } from './composition/metrics.ts';
import { addDocumentRoute } from './http/published-document.ts';
import { addConsoleRoutes } from './http/console/console-routes.ts';
import { addRoutes } from './http/routes.ts';
import { makeServer } from './http/server.ts';
import { addShareCardRoute } from './http/share-card-route.ts';
import { mediaRoutes } from './modules/group/module.ts';
import { fileRoutes } from './modules/file/module.ts';
import { composeConsole } from './composition/compose-console.ts';
import { composeModules } from './composition/compose-modules.ts';
import { shareCards } from './composition/share-cards.ts';
import { createClosedSites } from './modules/operator/module.ts';
import { createStreamLimit } from './http/stream-limit.ts';
import { callbackRoutes } from './modules/partner/module.ts';
import { readinessCheck } from './platform/health.ts';
import { rangesOf } from './platform/network-ranges.ts';
import { createSharedLimit } from './platform/shared-limit.ts';
import { createFullDisks } from './platform/full-disks.ts';
import { type Platform, startPlatform, stopPlatform } from './platform/platform.ts';
import { sandboxRoutes } from './sandbox/sandbox-routes.ts';
import type { FastifyInstance } from 'fastify';

const idleSweepMs = 20;

/** The server as a whole. */
export interface App {
  server: FastifyInstance;
  /** Hears events and runs jobs (unless `work` is false); before the first call. */
  start: (options?: { work?: boolean }) => Promise<void>;
  /** Takes no more calls, finishes what is under way, then lets go of everything. */
  stop: () => Promise<void>;
}

/**
 * Puts the server together: platform, modules, contract.
 * @throws when an operation of the document has no handler.
 */
export const createApp = async (platform: Platform): Promise<App> => {
  const { config, log } = platform;
  const { handlers, authenticate, wasIssued, files, sessions, messages, memberArchive, exchange, partner } =
    composeModules(platform);
  const stopping = new AbortController();
  const streams = createStreamLimit();
  const closedSites = createClosedSites(platform, streams.people);

  const fullDisks = createFullDisks();
  const server = await makeServer({
    log,
    clock: platform.clock,
    noteFault: (error) => fullDisks.note(error),
    origins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    callsAMinute: config.callsAMinute,
  });
  addHealthRoutes(server, readinessCheck(platform, fullDisks, config.release), () => stopping.signal.aborted);
  addMetricsRoute(server, config.metricsToken, metricsReader(platform));
  await server.register(
    async (api) => {
      addDocumentRoute(api);
      addRoutes(api, {
        handlers,
        authenticate,
        wasIssued,
        stopping: stopping.signal,
        streams,
        closedSites,
        sharedLimit: { limit: createSharedLimit(platform), callsAMinute: config.callsAMinute },
        browsers: createBrowserCookies(platform.keys, {
          clock: platform.clock,
          secure: config.production,
        }),
      });
      await fileRoutes(api, files);
      await mediaRoutes(api, platform, files);
    },
    { prefix: '/api' },
  );
  await server.register(
    async (api) =>
      addConsoleRoutes(api, {
        ...composeConsole(platform, { files, sessions, messages, memberArchive, exchange }),
        isAllowedFrom: config.operatorNetworks.length === 0 ? () => true : rangesOf(config.operatorNetworks),
        secure: config.production,
      }),
    { prefix: '/api/console/v1' },
  );
  addShareCardRoute(server, config.sites.member, shareCards(platform));
  await callbackRoutes(server, partner);
  if (!config.production) {
    const { demoGroupTask } = await import('../demo/group/demo-group-file.ts');
    sandboxRoutes(server, platform, { groupPath: `/bbs/${demoGroupTask.hash}` });
  }

  return {
    server,
    start: async (options) => {
      await startPlatform(platform, options);
      await closedSites.start();
    },
    stop: async () => {
      stopping.abort();
      // Connections fall idle one by one as their calls are answered; left open they would hold the end up for a minute.
      const closing = setInterval(() => server.server.closeIdleConnections(), idleSweepMs);
      await server.close();
      clearInterval(closing);
      closedSites.stop();
      await stopPlatform(platform);
    },
  };
};
