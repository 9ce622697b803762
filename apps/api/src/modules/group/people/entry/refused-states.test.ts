import { sql } from 'kysely';
import type { OperationId } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOperations } from '../../../../http/document.ts';
import { type CallInput, outcomeOf, sendCall } from '../../../../../test/calls/call-operation.ts';
import { type ChangedTables, watchWrites } from '../../../../../test/database/watch-writes.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { changingCalls, isGroupCall, readingCalls } from '../../../../../test/group/group-calls.ts';
import { type LeakWorld, leakWorld, type ViewerName } from '../../../../../test/group/leak-world.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The outcomes of each changing call for a person who may make it: before the group opens, after it closed, after it is
 * archived, and while it is open, twice in a row. If a call has several requests, their outcomes are in order, and
 * equal ones appear once. `OK*` has changed something. Changes of the guide send an old revision; codes and tickets are
 * invalid.
 */
type Answers = readonly [early: string, closed: string, archived: string, open: string, again: string];

const always = (answer: string): Answers => [answer, answer, answer, answer, answer];

type By = ViewerName | 'authorAccount';

const table: Readonly<Record<string, readonly [by: By, ...answers: Answers]>> = {
  sendGroupCode: ['hostAccount', ...always('FIELD_WRONG')],
  loginGroup: ['hostAccount', ...always('FIELD_WRONG')],
  loginGroupWithTicket: ['hostAccount', ...always('TICKET_INVALID')],
  loginHosting: ['hostAccount', ...always('HOST_TICKET_INVALID')],
  createGroupTicket: ['hostAccount', ...always('OK*')],
  createHostingTicket: ['hostAccount', ...always('OK*')],
  takeBackShared: ['authorAccount', 'OK', 'OK', 'OK*', 'OK', 'OK'],
  createResponse: [
    'fellow',
    'GROUP_NOT_OPEN',
    'GROUP_NOT_OPEN NOT_FOUND',
    'GROUP_NOT_OPEN',
    'OK* NOT_FOUND',
    'OK NOT_FOUND',
  ],
  editResponse: [
    'author',
    'GROUP_NOT_OPEN',
    'GROUP_NOT_OPEN NOT_FOUND',
    'GROUP_NOT_OPEN',
    'HOST_REPLIED OK* NOT_FOUND',
    'HOST_REPLIED OK NOT_FOUND',
  ],
  createFollowUp: [
    'host',
    'GROUP_NOT_OPEN NOT_FOUND',
    'GROUP_NOT_OPEN NOT_FOUND',
    'GROUP_NOT_OPEN NOT_FOUND',
    'OK* NOT_FOUND',
    'OK NOT_FOUND',
  ],
  saveGroupDraft: [
    'fellow',
    'GROUP_NOT_OPEN',
    'GROUP_NOT_OPEN',
    'GROUP_NOT_OPEN',
    'OK* NOT_FOUND',
    'OK NOT_FOUND',
  ],
  removeGroupDraft: ['fellow', 'GROUP_NOT_OPEN', 'OK', 'GROUP_NOT_OPEN', 'OK', 'OK'],
  castVote: ['author', 'GROUP_NOT_OPEN', 'OK', 'GROUP_NOT_OPEN', 'OK', 'OK'],
  addGroupAttachment: [
    'author',
    'GROUP_NOT_OPEN',
    'GROUP_NOT_OPEN',
    'GROUP_NOT_OPEN',
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  markSectionsRead: ['author', 'GROUP_NOT_OPEN', 'OK*', 'GROUP_NOT_OPEN', 'OK*', 'OK'],
  remindGroupMembers: ['host', 'GROUP_NOT_OPEN', 'GROUP_NOT_OPEN', 'GROUP_NOT_OPEN', 'OK', 'OK'],
  tagResponses: ['host', 'OK*', 'OK*', 'GROUP_NOT_OPEN', 'OK*', 'OK*'],
  starResponse: ['host', 'OK', 'OK', 'OK*', 'OK', 'OK'],
  countResponse: ['host', 'OK', 'OK*', 'GROUP_NOT_OPEN', 'OK', 'OK'],
  addQuote: ['host', 'OK', 'OK*', 'GROUP_NOT_OPEN', 'OK', 'OK'],
  codeQuote: ['host', 'OK', 'OK*', 'GROUP_NOT_OPEN', 'OK', 'OK'],
  saveFinding: ['host', 'OK*', 'OK*', 'GROUP_NOT_OPEN', 'OK*', 'OK'],
  removeFinding: ['host', 'OK*', 'OK*', 'GROUP_NOT_OPEN', 'OK*', 'OK'],
  setVoiceTarget: ['host', 'OK', 'OK*', 'GROUP_NOT_OPEN', 'OK', 'OK'],
  saveProbe: ['host', 'OK*', 'OK*', 'GROUP_NOT_OPEN', 'OK*', 'OK'],
  removeProbe: ['host', 'OK*', 'OK*', 'GROUP_NOT_OPEN', 'OK*', 'OK'],
  orderQuotes: ['host', 'NOT_FOUND', 'NOT_FOUND', 'GROUP_NOT_OPEN', 'NOT_FOUND', 'NOT_FOUND'],
  updateGroupProfile: ['author', 'OK*', 'OK*', 'GROUP_NOT_OPEN', 'OK*', 'OK*'],
  leaveGroup: ['fellow', 'GROUP_NOT_OPEN', 'LEAVING_TOO_LATE', 'GROUP_NOT_OPEN', 'OK', 'OK'],
  createHostedGroup: ['hostAccount', ...always('OK')],
  updateHostedGroup: [
    'hostAccount',
    'GUIDE_CHANGED',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'GUIDE_CHANGED',
    'GUIDE_CHANGED',
  ],
  startRehearsal: [
    'hostAccount',
    'OK*',
    'REHEARSAL_TOO_LATE',
    'REHEARSAL_TOO_LATE',
    'REHEARSAL_TOO_LATE',
    'REHEARSAL_TOO_LATE',
  ],
  createRehearsalTicket: ['hostAccount', 'OK*', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  addGuideTopics: [
    'hostAccount',
    'GUIDE_CHANGED',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'GUIDE_CHANGED',
    'GUIDE_CHANGED',
  ],
  updateGuideTopic: [
    'hostAccount',
    'GUIDE_CHANGED',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'GUIDE_CHANGED',
    'GUIDE_CHANGED',
  ],
  addGuideSection: [
    'hostAccount',
    'GUIDE_CHANGED',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'GUIDE_CHANGED',
    'GUIDE_CHANGED',
  ],
  updateGuideSection: [
    'hostAccount',
    'VOTE_HAS_BALLOTS',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'VOTE_HAS_BALLOTS',
    'VOTE_HAS_BALLOTS',
  ],
  closeGuideSection: [
    'hostAccount',
    'GUIDE_CHANGED',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'GUIDE_CHANGED',
    'GUIDE_CHANGED',
  ],
  orderGuide: [
    'hostAccount',
    'GUIDE_CHANGED',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'GUIDE_CHANGED',
    'GUIDE_CHANGED',
  ],
  continueGuideUpload: ['hostAccount', 'OK*', 'GROUP_IS_CLOSED', 'GROUP_IS_ARCHIVED', 'OK', 'OK'],
  addGuideFile: [
    'hostAccount',
    'NOT_FOUND',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  addInvitations: ['hostAccount', 'OK', 'GROUP_IS_CLOSED', 'GROUP_IS_ARCHIVED', 'OK', 'OK'],
  inviteMembers: ['hostAccount', 'OK', 'GROUP_IS_CLOSED', 'GROUP_IS_ARCHIVED', 'OK', 'OK'],
  savePeopleTag: ['hostAccount', 'OK*', 'OK*', 'GROUP_IS_ARCHIVED', 'OK*', 'OK*'],
  tagPeople: ['hostAccount', 'OK', 'OK', 'GROUP_IS_ARCHIVED', 'OK', 'OK'],
  sendInvitations: ['hostAccount', 'OK', 'GROUP_IS_CLOSED', 'GROUP_IS_ARCHIVED', 'OK', 'OK'],
  takeOutOfReward: ['hostAccount', ...always('NOT_FOUND')],
  removeGroupAttachments: ['host', 'OK', 'OK*', 'GROUP_NOT_OPEN', 'OK', 'OK'],
  deleteResponses: ['host', 'OK*', 'OK*', 'GROUP_NOT_OPEN', 'OK*', 'OK'],
  restoreResponses: ['host', 'OK*', 'OK*', 'GROUP_NOT_OPEN', 'OK*', 'OK'],
  removeFromGuide: [
    'hostAccount',
    'QUESTION_ANSWERED',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'QUESTION_ANSWERED',
    'QUESTION_ANSWERED',
  ],
  withdrawInvitations: ['hostAccount', 'OK', 'OK*', 'GROUP_IS_ARCHIVED', 'OK', 'OK'],
  endRehearsal: ['hostAccount', 'OK*', 'OK', 'OK', 'OK', 'OK'],
  moveHostedGroup: [
    'hostAccount',
    'OK*',
    'GROUP_IS_CLOSED',
    'GROUP_IS_ARCHIVED',
    'GROUP_IS_OPEN',
    'GROUP_IS_OPEN',
  ],
};

let system: TestSystem;
let world: LeakWorld;
let changed: ChangedTables;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false, environment: { CALLS_A_MINUTE: '1000000' } });
  world = await leakWorld(system);
  changed = await watchWrites(system.platform.database);
});
afterAll(() => system.stop());

const schedules = {
  early: { opens: 1, closes: 10, archived: false },
  closed: { opens: -2, closes: -1, archived: false },
  archived: { opens: -2, closes: -1, archived: true },
  open: { opens: -2, closes: 10, archived: false },
} as const;

/** Moves the group's times so that it is in this state. */
async function be(state: keyof typeof schedules): Promise<void> {
  const { opens, closes, archived } = schedules[state];
  const at = (days: number): Date => new Date(system.clock.now().getTime() + days * DAY_MS);
  await sql`update discussion_groups
    set opens_at = ${at(opens)}, closes_at = ${at(closes)}, archived_at = ${archived ? at(0) : null}
    where id = ${world.ids.groupId}`.execute(system.platform.database.read);
  await changed();
}

/** The calls with their requests. A withdrawn person takes no part in the others. A move asks for every state. */
const calls = () => {
  const [, , , , newcomerId = ''] = world.ids.personIds;
  const [firstId = ''] = world.ids.responseIds;
  const params = { groupId: world.ids.groupId };
  const instead: Partial<Record<OperationId, readonly CallInput<OperationId>[]>> = {
    withdrawInvitations: [{ params, body: { ids: [newcomerId] } }],
    moveHostedGroup: [{ params, body: { move: 'open' } }],
    tagResponses: [{ body: { responseIds: [firstId], add: ['赶时间'], remove: [] } }],
  };
  return changingCalls(world.ids, () => system.platform.random.uuid()).map(
    ([id, asks]) => [id, instead[id] ?? asks] as const,
  );
};

let asked = 0;
/** Makes a call, and returns what is wrong with its refusal: no Chinese sentence, or a written row. */
async function ask(id: OperationId, call: CallInput<OperationId>) {
  const [by = 'host'] = table[id] ?? [];
  const from: LeakWorld['askers'][ViewerName] =
    by === 'authorAccount' ? world.authorAccount : world.askers[by];
  const { headers: _headers, ...asker } = from;
  asked += 1;
  const address = `10.1.${(asked >> 8) & 255}.${asked & 255}`;
  const idempotencyKey = system.key();
  const answer = await sendCall(system.app.server, id, { ...call, idempotencyKey }, { ...asker, address });
  const { code, msg } = answer.json<{ code: number; msg: string }>();
  const outcome = outcomeOf(code);
  const tables = await changed();
  const isWrong = outcome !== 'OK' && (!/[\u4e00-\u9fff]/u.test(msg) || tables.length > 0);
  return {
    outcome,
    wrote: tables.length > 0,
    faults: isWrong ? [`${id} ${outcome} ${msg} ${tables.join()}`] : [],
  };
}

const inOrder = (outcomes: readonly string[]): string => [...new Set(outcomes)].join(' ');

/** The outcomes of every call in a state, each made this many times. */
async function answersIn(state: keyof typeof schedules, times: number) {
  await be(state);
  const [answers, faults] = [new Map<string, string[]>(), [] as string[]];
  for (const [id, asks] of calls()) {
    const rounds: string[][] = Array.from({ length: times }, () => []);
    for (const call of asks)
      for (const round of rounds) {
        const made = await ask(id, call);
        round.push(made.outcome === 'OK' && made.wrote ? 'OK*' : made.outcome);
        faults.push(...made.faults);
      }
    answers.set(id, rounds.map(inOrder));
  }
  return { answers, faults };
}

describe('a changing call of groups that comes', () => {
  it('has its place in the table', () => {
    const read = new Set(readingCalls(world.ids, '').map(([id]) => id));
    const changing = documentOperations.filter((call) => isGroupCall(call) && !read.has(call.id));
    expect(Object.keys(table).toSorted()).toEqual(changing.map(({ id }) => id).toSorted());
  });

  // A closed group never opens again, so each state continues from the one before.
  it.each([
    ['after the archiving', 'archived', [2]],
    ['too late', 'closed', [1]],
    ['too early', 'early', [0]],
    ['twice', 'open', [3, 4]],
  ] as const)(
    '%s is answered by its own code, and a refusal changes nothing',
    async (_when, state, places) => {
      const { answers, faults } = await answersIn(state, places.length);
      expect(faults).toEqual([]);
      const expected = Object.entries(table).map(([id, [, ...each]]) => [
        id,
        places.map((place) => each[place]),
      ]);
      expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected));
    },
  );
});
