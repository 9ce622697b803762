import type { Platform } from '../../platform/platform.ts';
import { deleteOldApplications } from './applications/operate.ts';
import { countFigures, type FigureCounters } from './figures/figures.ts';

/** Every night the landing page's figures are counted, which reads every row, and old applications and arrivals are deleted. */
export function defineContentJobs(platform: Platform, counters: FigureCounters): void {
  const { jobs } = platform;
  jobs.define('content.figures', async () => await countFigures(platform, counters));
  jobs.schedule('content.figures', '12 4 * * *');
  jobs.define('content.delete-old', async () => await deleteOldApplications(platform));
  jobs.schedule('content.delete-old', '40 3 * * *');
}
