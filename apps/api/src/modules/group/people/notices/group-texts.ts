import { workThrough } from '../../../../platform/jobs/work-through.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { TextNotices } from '../../../identity/api.ts';
import type { GroupTexts } from '../deps.ts';
import { claimText, groupsWithTexts, readWaiting, storeTextState } from './text-store.ts';

const JOB = 'group.send-texts';
const RESUME = 'group.resume-texts';
/** Texts that wait for longer should have a job. */
const OVERDUE_MS = 15 * 60_000;
/** A server that took a text message this long ago and reported nothing has died. */
const GIVEN_UP_MS = 10 * 60_000;

type TextDeps = Pick<Platform, 'database' | 'clock' | 'cipher' | 'jobs' | 'config'>;

/** Defines the job that sends them. Call it before jobs start. */
export function defineGroupTexts(deps: TextDeps, notices: TextNotices): GroupTexts {
  const { database, clock, jobs } = deps;
  jobs.define<{ groupId: string }>(JOB, async ({ groupId }, { signal }) => {
    const since = new Date(clock.now().getTime() - GIVEN_UP_MS);
    await workThrough<{ id: string }>({
      read: (after, limit) => readWaiting(database.read, { groupId, after: after?.id, since, limit }),
      work: async ({ id }) => await sendOne(deps, notices, { groupId, id, since }),
      signal,
    });
  });
  jobs.define(RESUME, async () => await resumeTexts(deps));
  jobs.schedule(RESUME, '*/10 * * * *');
  return {
    isOn: notices.isOn,
    queueIn: async (tx, groupId) => {
      await jobs.sendIn(tx, JOB, { groupId });
    },
  };
}

/** Sends the job again for groups whose texts wait without one, because it failed for good or was lost (rule 8.8). */
async function resumeTexts({ database, clock, jobs }: TextDeps): Promise<void> {
  const living = (await jobs.living(JOB)) as { groupId: string }[];
  const alive = new Set(living.map(({ groupId }) => groupId));
  const before = new Date(clock.now().getTime() - OVERDUE_MS);
  const waiting = await groupsWithTexts(database.read, before);
  for (const groupId of waiting.filter((id) => !alive.has(id)))
    await database.transaction((tx) => jobs.sendIn(tx, JOB, { groupId }));
}

async function sendOne(
  { database, clock, cipher, config }: TextDeps,
  notices: TextNotices,
  { groupId, id, since }: { groupId: string; id: string; since: Date },
): Promise<void> {
  const at = clock.now();
  const taken = await claimText(database.read, { groupId, id, since, at });
  if (taken === undefined) return;
  const { kind, what, name, hash } = taken;
  const mobile = cipher.open(taken.mobileSealed);
  if (!taken.isWanted || mobile === '')
    return await storeTextState(database.read, groupId, id, { state: 'dropped', settled_at: at });
  const text = `【芽言】讨论小组“${name}”${what}，打开 ${config.sites.bbs}/bbs/${hash} 。拒收请回复R`;
  try {
    const result = await notices.send({ id, kind, mobile, text, params: { name, what, hash } });
    // A host doesn't learn what a member has switched off.
    const state = result === 'switchedOff' ? 'dropped' : result;
    await storeTextState(database.read, groupId, id, { state, settled_at: at });
  } catch (error) {
    // The job tries again.
    await storeTextState(database.read, groupId, id, { state: 'waiting', settled_at: null });
    throw error;
  }
}
