import type { Platform } from '../../platform/platform.ts';
import { makeRankings } from './ranking/make-rankings.ts';

/** The community area's job: it makes the star rankings every hour. */
export function defineCommunityJobs(deps: Pick<Platform, 'database' | 'clock' | 'random' | 'jobs'>): void {
  deps.jobs.define('community.ranking', async (_data, { signal }) => await makeRankings(deps, signal));
  deps.jobs.schedule('community.ranking', '7 * * * *');
}
