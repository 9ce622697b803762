import { workThrough } from '../../../../platform/jobs/work-through.ts';
import type { Call } from '../../../../call/call.ts';
import type { components, DataOf } from '@yayan/contract';
import { GroupLife, RehearsalWalk } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { removeStoredFiles } from '../../../file/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { storeTicket } from '../../people/entry/tickets.ts';
import { countTopics } from '../guide/guide-store.ts';
import { type HostVisit, lockAsHost, visitAsHost } from '../../people/life/host-access.ts';
import { lockGroup } from '../../people/group/host-store.ts';
import { lifeOf } from '../../people/group/life.ts';
import { publicHash } from '../../people/group/public-hash.ts';
import { copyGuide } from './copy-guide.ts';
import { addVoices } from './add-voices.ts';
import { readSectionTimes } from './guide-copy-store.ts';
import {
  deleteRehearsal,
  insertHostIn,
  insertRehearsal,
  readHostIn,
  readFinishedRehearsals,
  readRehearsal,
  type RehearsalRow,
} from './rehearsal-store.ts';
import { planWalk } from './timetable.ts';
import { voices } from './voices.ts';
import { MOST_SECTIONS } from './walk-guide.ts';
import { beginWalk } from './walk-rehearsal.ts';
import { newWalk } from './walk-state.ts';
import { writeWalk } from './walk-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type State = components['schemas']['RehearsalState'];

const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 100;

const none: State = { rehearsal: null };

const viewRehearsal = (group: GroupRow, row: RehearsalRow | undefined): State =>
  row === undefined
    ? none
    : {
        rehearsal: {
          hash: row.hash,
          startedAt: row.startedAt.toISOString(),
          endsAt: row.endsAt.toISOString(),
          guideChanged: row.revision !== group.revision,
          respondents: row.respondents,
          answers: row.answers,
          walk: walkOf(row),
          progress: { done: row.done, total: row.questions },
          report: row.report,
        },
      };

function walkOf({ isWalked, report }: RehearsalRow): RehearsalWalk {
  if (isWalked) return RehearsalWalk.Running;
  // The previous release walks without a job, and says nothing until its end.
  return report === null ? RehearsalWalk.Interrupted : RehearsalWalk.Finished;
}

/** The running rehearsal of a group, if there is one. */
export async function getRehearsal(
  { database, clock }: GroupDeps,
  { caller, params: { groupId } }: Call<'getRehearsal'>,
): Promise<State> {
  const { group } = await visitAsHost(database.read, caller, groupId, clock.now());
  return viewRehearsal(group, await readRehearsal(database.read, groupId));
}

/**
 * Rehearses a group before it opens (rule 6.40): makes a copy, in which a job lets scripted respondents answer the guide by
 * the calls of real ones. It replaces a running rehearsal. Refuses with REHEARSAL_TOO_LATE after the opening, and a guide
 * without a question with GUIDE_EMPTY.
 */
export async function startRehearsal(
  deps: GroupDeps,
  { caller, params: { groupId } }: Call<'startRehearsal'>,
): Promise<State> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await lockAsHost(tx, caller, groupId, now);
    const life = lifeOf(visit.group, now);
    if (life !== GroupLife.Draft && life !== GroupLife.Inviting) refuse('REHEARSAL_TOO_LATE');
    const { topics, emptyTopics } = await countTopics(tx, groupId);
    if (topics === 0 || emptyTopics === topics) refuse('GUIDE_EMPTY');
    await deleteRehearsalOf(tx, deps, groupId);
    await beginWalk(deps, tx, await prepare(tx, deps, visit));
    return viewRehearsal(visit.group, await readRehearsal(tx, groupId));
  });
}

/** Makes the copy with its people, and the walk before its first step. Returns the id of the copy. */
async function prepare(tx: Tx, deps: GroupDeps, { group, me, now }: HostVisit): Promise<string> {
  const { random } = deps;
  const id = random.uuid();
  const times = { opensAt: group.opens_at, closesAt: group.closes_at };
  const sectionTimes = await readSectionTimes(tx, group.id);
  const { shiftMs, openings } = planWalk(times, sectionTimes, { voices: voices.length, now });
  const opensAt = new Date(group.opens_at.getTime() - shiftMs);
  const closesAt = new Date(group.closes_at.getTime() - shiftMs);
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const isSooner = group.opens_at > now && group.opens_at < tomorrow;
  const endsAt = isSooner ? group.opens_at : tomorrow;
  const names = { id, taskId: random.uuid(), hash: publicHash(random) };
  const questions = Math.min(sectionTimes.length, MOST_SECTIONS);
  await insertRehearsal(tx, group, { ...names, opensAt, closesAt, endsAt, questions, at: now });
  const hostId = await enterHost(tx, deps, id, me);
  const people = await addVoices(tx, deps, group, { groupId: id, opensAt });
  await copyGuide(tx, random, { from: group.id, to: id, hostId, people, opensAt, shiftMs });
  await writeWalk(tx, id, newWalk({ hostId, people }, openings), 0);
  return id;
}

/**
 * A host's id in the rehearsal. They are added at the first entry, under a new id that nobody can link to the group.
 * They keep their name, and they need no consent, because all content is their own.
 */
async function enterHost(
  tx: Tx,
  deps: GroupDeps,
  rehearsalId: string,
  { id, nickname, avatar }: HostVisit['me'],
): Promise<string> {
  const index = `rehearsal:${id}`;
  const known = await readHostIn(tx, rehearsalId, index);
  if (known !== undefined) return known;
  const now = deps.clock.now();
  const added = deps.random.uuid();
  const host = { group_id: rehearsalId, id: added, mobile_index: index, nickname, avatar };
  await insertHostIn(tx, { ...host, mobile_sealed: deps.cipher.seal('') }, now);
  return added;
}

/** Gives a host a one-time ticket into the rehearsal. Refuses with NOT_FOUND if none is running. */
export async function createRehearsalTicket(
  deps: GroupDeps,
  { caller, params: { groupId } }: Call<'createRehearsalTicket'>,
): Promise<DataOf<'createRehearsalTicket'>> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const { me } = await lockAsHost(tx, caller, groupId, now);
    const rehearsal = (await readRehearsal(tx, groupId)) ?? refuse('NOT_FOUND');
    const groupMemberId = await enterHost(tx, deps, rehearsal.id, me);
    return await storeTicket(tx, deps, { groupId: rehearsal.id, groupMemberId });
  });
}

/** Ends the rehearsal of a group and deletes all its data. */
export async function endRehearsal(
  deps: GroupDeps,
  { caller, params: { groupId } }: Call<'endRehearsal'>,
): Promise<State> {
  return await deps.database.transaction(async (tx) => {
    await lockAsHost(tx, caller, groupId, deps.clock.now());
    await deleteRehearsalOf(tx, deps, groupId);
    return none;
  });
}

type EndDeps = Pick<GroupDeps, 'files'> & { identity: Pick<GroupDeps['identity'], 'sessions'> };

/** Deletes the rehearsal of a group that the caller has locked, with its files and the sessions of its hosts. */
export async function deleteRehearsalOf(tx: Tx, deps: EndDeps, groupId: string): Promise<void> {
  const rehearsal = await readRehearsal(tx, groupId);
  if (rehearsal === undefined) return;
  const { hostIds, fileKeys } = await deleteRehearsal(tx, rehearsal.id);
  await removeStoredFiles(deps.files, tx, fileKeys);
  for (const groupMemberId of hostIds) await deps.identity.sessions.endAll(tx, { groupMemberId });
}

/**
 * Ends rehearsals whose group has opened, and those that have reached their end. If one fails, the others still end
 * (rule 6.45).
 */
export async function endFinishedRehearsals(
  deps: EndDeps & Pick<GroupDeps, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = deps.clock.now();
  await workThrough<string>({
    read: (after, limit) => readFinishedRehearsals(deps.database.read, now, { after, limit }),
    work: (groupId) =>
      deps.database.transaction(async (tx) => {
        await lockGroup(tx, groupId);
        // A host may have started another one meanwhile.
        const [stillOver] = await readFinishedRehearsals(tx, now, { groupId, limit: 1 });
        if (stillOver !== undefined) await deleteRehearsalOf(tx, deps, groupId);
      }),
    limit: AT_ONCE,
    signal,
  });
}
