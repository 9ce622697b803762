import type { JobHandler } from '../../platform/jobs/jobs.ts';
import {
  askAgain,
  type AskData,
  ID_CHECK,
  type IdVerificationDeps,
  resumeIdChecks,
} from './real-name/id-verification.ts';
import { closeDueAccounts } from './privacy/closing.ts';
import type { PrivacyDeps } from './privacy/privacy-deps.ts';

const RESUME = 'member.resume-id-checks';
const CLOSE = 'member.close-accounts';
const HOUR_SECONDS = 3600;

/** The jobs of members: real-name checks that wait for the service, and deletions of accounts. */
export function defineMemberJobs(idChecks: Omit<IdVerificationDeps, 'fields'>, privacy: PrivacyDeps): void {
  const { jobs } = privacy.platform;
  jobs.define<AskData>(ID_CHECK, async (data) => {
    await askAgain(idChecks, data);
  });
  jobs.define(RESUME, async (_data, { signal }) => await resumeIdChecks(idChecks, signal));
  jobs.schedule(RESUME, '*/10 * * * *');
  const close: JobHandler<object> = async (_data, { signal }) => {
    await closeDueAccounts(privacy, signal);
  };
  jobs.define(CLOSE, close, { limitSeconds: HOUR_SECONDS });
  jobs.schedule(CLOSE, '20 * * * *');
}
