import { GroupRole } from '@yayan/contract';
import type { Platform } from '../../../../platform/platform.ts';
import { joinedDatabase } from '../../../../platform/database/joined-database.ts';
import { type CopiedSection, readCopied } from './guide-copy-store.ts';
import { refusalOf, Respondent, type RespondentDeps } from './respondent.ts';
import { isAnsweredBy } from './script.ts';
import { voices } from './voices.ts';
import { GuideWalk, MOST_SECTIONS, type Photo, type Step } from './walk-guide.ts';
import type { WalkState } from './walk-state.ts';
import { giveUpWalk, lockWalk, readWalked, writeReport, writeWalk } from './walk-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

const JOB = 'group.rehearse';
/** How many acts share a transaction: few enough that a host who ends the rehearsal hardly waits for one. */
const ACTS = 25;
/** After this many failed attempts a host is told that the rehearsal was interrupted. */
const MOST_ATTEMPTS = 5;
const RESUMED = 100;

type WalkDeps = RespondentDeps & Pick<Platform, 'jobs'>;

interface Walked {
  groupId: string;
  sections: readonly CopiedSection[];
}

/** Defines the job that lets the respondents of a rehearsal answer (rule 6.40). Call it before jobs start. */
export function defineWalk(deps: WalkDeps): void {
  deps.jobs.define<{ rehearsalId: string }>(JOB, async ({ rehearsalId }, { attempt, signal }) => {
    try {
      await walk(deps, rehearsalId, signal);
    } catch (error) {
      if (attempt + 1 >= MOST_ATTEMPTS && !signal?.aborted) await giveUpWalk(deps.database.read, rehearsalId);
      throw error;
    }
  });
}

/** Begins the walk of a rehearsal when the transaction commits. */
export const beginWalk = async ({ jobs }: Pick<WalkDeps, 'jobs'>, tx: Tx, rehearsalId: string) =>
  await jobs.sendIn(tx, JOB, { rehearsalId });

/** Sends the job again for walks without one, because it failed for good or was lost (rule 8.8). */
export async function resumeWalks({ database, jobs }: Pick<WalkDeps, 'database' | 'jobs'>): Promise<void> {
  const walked = await readWalked(database.read, RESUMED);
  if (walked.length === 0) return;
  const living = (await jobs.living(JOB)) as { rehearsalId: string }[];
  const alive = new Set(living.map(({ rehearsalId }) => rehearsalId));
  for (const rehearsalId of walked.filter((id) => !alive.has(id)))
    await database.transaction((tx) => jobs.sendIn(tx, JOB, { rehearsalId }));
}

/** Walks on from where the walk is, until it is over, the rehearsal was ended, or the attempt has to stop. */
async function walk(deps: WalkDeps, groupId: string, signal?: AbortSignal): Promise<void> {
  const walked = { groupId, sections: await readPlayed(deps.database.read, groupId) };
  let photo: Photo | undefined;
  for (let step: Step = 'on'; step !== 'over';) {
    signal?.throwIfAborted();
    step = await takeSteps(deps, walked, photo);
    photo = typeof step === 'object' ? await addPhoto(deps, groupId, step) : undefined;
  }
}

const readPlayed = async (db: Parameters<typeof readCopied>[0], groupId: string): Promise<CopiedSection[]> =>
  (await readCopied(db, groupId)).slice(0, MOST_SECTIONS);

/**
 * Takes some steps in one transaction with the place where they end. So a step is taken once, even if the server is killed
 * or two servers have the job.
 */
const takeSteps = (deps: WalkDeps, walked: Walked, photo: Photo | undefined): Promise<Step> =>
  deps.database.transaction(async (tx) => {
    const { groupId, sections } = walked;
    const state = await lockWalk(tx, groupId);
    if (state === undefined) return 'over';
    // The events wake the pages once, after the commit.
    const events = { ...deps.events, wake: () => undefined };
    const database = joinedDatabase(deps.database, tx);
    const guideWalk = new GuideWalk({ ...deps, database, events }, walked, state);
    let step: Step = 'on';
    for (let acts = 0; acts < ACTS && step === 'on'; acts += 1)
      step = await guideWalk.step(acts === 0 ? photo : undefined);
    deps.events.wakeAfter(tx);
    if (step === 'over')
      await writeReport(tx, groupId, guideWalk.log.report(await sectionsToReport(tx, groupId, state)));
    else await writeWalk(tx, groupId, state, doneOf(state, sections.length));
    return step;
  });

/** How many questions they are through with, on average. */
function doneOf({ outcomes }: WalkState, sections: number): number {
  const expected = Array.from({ length: sections }, (_, place) => answeringAt(place, sections).length);
  const all = expected.reduce((sum, count) => sum + count, 0);
  return Math.floor((outcomes.length * sections) / Math.max(1, all));
}

/** The voices that answer the section at this place. */
const answeringAt = (place: number, sections: number): number[] =>
  [...voices.keys()].filter((voice) => isAnsweredBy(voice, place, sections));

/** Votes gave tags on the way, so the audiences are those of the end. */
async function sectionsToReport(tx: Tx, groupId: string, { people }: WalkState) {
  const sections = await readPlayed(tx, groupId);
  return sections.map((section, place) => ({
    ...section,
    audience: section.personIds.length,
    wantedBy: answeringAt(place, sections.length).filter((voice) =>
      section.personIds.includes(people[voice] ?? ''),
    ),
  }));
}

/** The files of a photo are stored outside the transaction of its answer. Without an answer they are swept like all. */
async function addPhoto(
  deps: WalkDeps,
  groupId: string,
  { needs, person, at }: Exclude<Step, string>,
): Promise<Photo> {
  const who = { groupId, groupMemberId: person, role: GroupRole.Respondent };
  const adding = new Respondent(deps, who, at).addPhoto(needs.place * voices.length + needs.voice);
  let attachmentId: string | null = null;
  // An answer that lacks its photo is refused with the reason.
  await refusalOf(adding.then((id) => (attachmentId = id)));
  return { ...needs, attachmentId };
}
