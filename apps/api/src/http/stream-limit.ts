import type { SiteName } from '../call/site.ts';
import { ApiFault } from '../errors/api-fault.ts';

/** The most open streams of one sign-in on this server. A browser needs only one for all its tabs. */
export const MOST_STREAMS = 12;
const RETRY_SECONDS = 30;

/** Counts open streams, so that one token can't take up the whole server. */
export interface StreamLimit {
  /**
   * Takes a place for a stream. Returns a function that gives the place back, once.
   * @throws TOO_MANY (with Retry-After) when the sign-in has as many streams open as it may.
   */
  take(sessionId: string, site?: SiteName): () => void;
  /** How many sign-ins have a stream open on each site. */
  people: () => Record<SiteName, number>;
}

export const createStreamLimit = (most = MOST_STREAMS): StreamLimit => {
  const open = new Map<string, { count: number; site: SiteName | undefined }>();
  return {
    take: (sessionId, site) => {
      const { count } = open.get(sessionId) ?? { count: 0 };
      if (count >= most) throw new ApiFault('TOO_MANY', null, RETRY_SECONDS);
      open.set(sessionId, { count: count + 1, site });
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (open.get(sessionId)?.count ?? 1) - 1;
        if (left > 0) open.set(sessionId, { count: left, site });
        else open.delete(sessionId);
      };
    },
    people: () => {
      const people = { member: 0, bbs: 0 };
      for (const { site } of open.values()) if (site !== undefined) people[site] += 1;
      return people;
    },
  };
};
