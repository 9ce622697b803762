import { refuse } from '../../../errors/api-fault.ts';
import type { Redirect } from '../../../call/call.ts';
import type { Config } from '../../../platform/config/config.ts';
import { lockParticipation } from '../participation/participation-store.ts';
import type { TaskDeps } from '../task-deps.ts';
import { readAnyRun, readRules, writeRun } from './run-store.ts';

/** Where a browse task may lead: our own member site, and the hosts of the configuration. */
export type BrowsePlaces = Pick<Config, 'sites' | 'browseHosts'>;

/** The address that a browse task leads to; undefined if its host isn't allowed. */
export function browseAddress({ sites, browseHosts }: BrowsePlaces, target: string): string | undefined {
  const own = new URL(sites.member);
  if (!URL.canParse(target, own.href)) return undefined;
  const address = new URL(target, own.href);
  if (address.username !== '' || address.password !== '') return undefined;
  if (address.origin === own.origin) return address.href;
  return address.protocol === 'https:' && browseHosts.includes(address.host) ? address.href : undefined;
}

/**
 * Redirects a browser to the page of a browse task and starts the dwell time. Going there again doesn't restart it.
 * Refuses with NOT_FOUND, with PARTICIPATION_ENDED, and with FORBIDDEN if the target isn't allowed (rule 3.25).
 */
export async function redirectBrowseTask(
  { database, clock }: TaskDeps,
  places: BrowsePlaces,
  session: string,
): Promise<Redirect> {
  const run = (await readAnyRun(database.read, session)) ?? refuse('NOT_FOUND');
  const rules = await readRules(database.read, run.taskId);
  if (rules?.kind !== 'browse') return refuse('NOT_FOUND');
  const location = browseAddress(places, rules.target) ?? refuse('FORBIDDEN');
  await database.transaction(async (tx) => {
    const own = await lockParticipation(tx, run.memberId, run.participationId);
    if (own === undefined || own.result !== 0) return refuse('PARTICIPATION_ENDED');
    if (own.consentWithdrawnAt !== null) refuse('CONSENT_REQUIRED');
    const { leftAt } = (await readAnyRun(tx, session)) ?? refuse('NOT_FOUND');
    if (leftAt === null) await writeRun(tx, run, { leftAt: clock.now() });
  });
  return { location };
}
