import type { SiteName } from '../../../call/site.ts';
import { ApiFault } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Maintenance, putPresence, selectOpenMaintenances } from './maintenance-store.ts';

/** Sent to every server when maintenance was planned, changed or ended. */
export const MAINTENANCE_TOPIC = 'site.maintenance';

/** Servers read again without an event too, because events of a server that was cut off for long are gone. */
const EVERY_MS = 10_000;
/** A page asks again after this many seconds, so that it opens soon after an early end. */
const RETRY_SECONDS = 30;

/** Which sites are closed for maintenance, from memory: asking costs no query (rule 8.9). */
export interface ClosedSites {
  /** @throws SITE_MAINTENANCE (with Retry-After) when this site is closed now. */
  check(site: SiteName | undefined): void;
  /** The span of what runs or is planned, as `MAINTENANCE_HEADER` says it; undefined for clients of others. */
  planned(site: SiteName | undefined): string | undefined;
  /** Reads what is planned. Call it before the first call. */
  start(): Promise<void>;
  stop(): void;
}

/** A time that lies ahead; null for one that has passed, which is promised no longer. */
const stillAhead = (time: Date | null, now: Date): string | null =>
  time !== null && time > now ? time.toISOString() : null;

/** Makes this server's copy of what is planned. `people` counts who has a page of a site open on this server. */
export function createClosedSites(
  { database, clock, events, log, random }: Platform,
  people: () => Readonly<Record<SiteName, number>>,
): ClosedSites {
  const server = random.uuid();
  let open: readonly Maintenance[] = [];
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;
  const read = async (): Promise<void> => {
    open = await selectOpenMaintenances(database.read);
  };
  const quietly = (work: () => Promise<void>): void => {
    // What was read last stays.
    work().catch((err: unknown) => log.warn({ err }, 'the maintenance of the sites could not be read'));
  };
  return {
    check: (site) => {
      if (site === undefined || open.length === 0) return;
      const now = clock.now();
      const closed = open.find((each) => each.site === site && each.startsAt <= now);
      if (!closed) return;
      const { message, expectedEnd } = closed;
      throw new ApiFault('SITE_MAINTENANCE', { message, until: stillAhead(expectedEnd, now) }, RETRY_SECONDS);
    },
    planned: (site) => {
      if (site === undefined) return undefined;
      const next = open.find((each) => each.site === site);
      if (!next) return 'none';
      return `${next.startsAt.toISOString()}/${stillAhead(next.expectedEnd, clock.now()) ?? '..'}`;
    },
    start: async () => {
      unsubscribe = events.subscribe(MAINTENANCE_TOPIC, () => quietly(read));
      await read();
      timer = setInterval(
        () =>
          quietly(async () => {
            await read();
            await putPresence(database.read, server, people());
          }),
        EVERY_MS,
      );
      timer.unref();
    },
    stop: () => {
      clearInterval(timer);
      unsubscribe?.();
    },
  };
}
