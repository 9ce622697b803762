import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { PartnerParts } from './partner-deps.ts';
import { forgetGuests } from './guests/forget-guests.ts';
import { forgetUnverified } from './reports/forget-unverified.ts';
import { processDue } from './reports/process-due.ts';

const DUE = 'partner.follow-up';
const UNVERIFIED = 'partner.forget-junk';
const GUESTS = 'partner.forget-guests';
const NIGHT_SECONDS = 2 * 3600;

/** The jobs of partners. */
export function definePartnerJobs(parts: PartnerParts): void {
  const { jobs } = parts;
  jobs.define(DUE, async (_data, { signal }) => {
    await processDue(parts, signal);
  });
  jobs.schedule(DUE, '* * * * *');
  jobs.define(UNVERIFIED, async (_data, { signal }) => {
    await forgetUnverified(parts, signal);
  });
  jobs.schedule(UNVERIFIED, '40 3 * * *');
  const forget: JobHandler<object> = async (_data, { signal }) => {
    await forgetGuests(parts, signal);
  };
  jobs.define(GUESTS, forget, { limitSeconds: NIGHT_SECONDS });
  jobs.schedule(GUESTS, '50 3 * * *');
}
