import { access, GroupRole } from '@yayan/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { documentOperations, type DocumentOperation } from '../../../../http/document.ts';
import { valid } from '../../../../../test/hostile/schema-arbitrary.ts';
import { groupHandlers } from '../../handlers.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

/** The calls of the consent page (rule 6.5). Who doesn't agree can leave (rule 6.54). */
const neededToConsent = new Set<string>([
  'getGroupMe',
  'getSharedAttributes',
  'updateGroupProfile',
  'leaveGroup',
]);

let groups: TestGroups;
let group: TestGroup;
beforeAll(async () => {
  groups = await startTestGroups();
  group = await groups.addGroup();
  const topic = await group.addTopic();
  await topic.addSection();
});
afterAll(() => groups.stop());

const sample = (schema: DocumentOperation['params']): Record<string, unknown> =>
  (fc.sample(valid(schema), { seed: 20_261_121, numRuns: 1 })[0] ?? {}) as Record<string, unknown>;

/** The outcome for this member of every call that a group's token opens, by call. */
async function walk(asker: TestGroupMember): Promise<Map<string, string>> {
  const handlers = groupHandlers(groups.deps);
  const operations = documentOperations.filter(({ id }) => id in handlers && access[id] === 'group');
  const outcomes = new Map<string, string>();
  for (const { id, params, query, body } of operations) {
    const asked = {
      params: sample(params) as Record<string, string>,
      query: sample(query),
      idempotencyKey: `walk-${crypto.randomUUID()}`,
    };
    outcomes.set(id, await groups.outcome(id, { ...asked, ...(body && { body: sample(body) }) }, asker));
  }
  return outcomes;
}

describe('before the consent', () => {
  it('no call of the group answers a respondent, except those the consent page needs', async () => {
    const outcomes = await walk(await group.addMember(GroupRole.Respondent, { consented: false }));
    expect(outcomes.size).toBeGreaterThan(20);
    const answered = [...outcomes].filter(
      ([id, outcome]) => !neededToConsent.has(id) && !isRefused(outcome, 'GROUP_CONSENT_REQUIRED'),
    );
    expect(answered).toEqual([]);
  });

  it('the caller’s own page says no progress', async () => {
    const asker = await group.addMember(GroupRole.Respondent, { consented: false });
    expect(await groups.get('getGroupMe', {}, asker)).toMatchObject({
      identity: { firstVisit: true },
      progress: null,
    });
  });

  it('hosts and observers, who need no consent, can read', async () => {
    const host = await group.addMember(GroupRole.Host, { consented: false });
    expect(await groups.outcome('listHostTopics', {}, host)).toBe('OK');
    expect(await groups.outcome('listGroupMembers', {}, host)).toBe('OK');
  });
});

it.each([
  [GroupRole.Respondent, 1],
  [GroupRole.Host, 0],
  [GroupRole.Observer, 0],
] as const)(
  'rule 6.5: the first visit in role %i records %i consents of respondents',
  async (role, recorded) => {
    const asker = await group.addMember(role, { consented: false });
    const { identity } = await groups.get('getGroupMe', {}, asker);
    expect(identity.firstVisit).toBe(true);
    const body = { nickname: `阿木${role}`, rulesAccepted: true, consentVersion: 1 };
    await groups.get('updateGroupProfile', { params: { hash: group.hash }, body }, asker);
    const consents = await groups.deps.database.read
      .selectFrom('group_consents')
      .select('version')
      .where('group_member_id', '=', identity.groupMemberId)
      .execute();
    expect(consents).toHaveLength(recorded);
    expect((await groups.get('getGroupMe', {}, asker)).identity.firstVisit).toBe(false);
  },
);

describe('after the consent', () => {
  it('a respondent is told of nobody who was invited and has not come; hosts are', async () => {
    const asker = await group.addMember(GroupRole.Respondent);
    const host = await group.addMember(GroupRole.Host);
    const invited = await group.addMember(GroupRole.Respondent, { consented: false });
    const { groupMemberId: memberId } = (await groups.get('getGroupMe', {}, invited)).identity;
    const listed = async (as: Asker, query: { ids?: string[] }) =>
      (await groups.get('listGroupMembers', { query }, as)).items.some(({ id }) => id === memberId);
    expect([await listed(asker, {}), await listed(asker, { ids: [memberId] })]).toEqual([false, false]);
    expect(await groups.outcome('getGroupMember', { query: { memberId } }, asker)).toBe('NOT_FOUND');
    expect(await listed(host, {})).toBe(true);
  });

  it('a respondent is not asked again', async () => {
    const outcomes = await walk(await group.addMember(GroupRole.Respondent));
    outcomes.delete('updateGroupProfile'); // The sample has a consent version that never existed.
    expect([...outcomes.values()]).not.toContain('GROUP_CONSENT_REQUIRED');
    expect([outcomes.get('getGroupMe'), outcomes.get('listGroupMembers')]).toEqual(['OK', 'OK']);
  });

  it('no call of an archived group answers a respondent any more', async () => {
    const old = await groups.addGroup();
    const asker = await old.addMember(GroupRole.Respondent);
    await groups.deps.database.read
      .updateTable('discussion_groups')
      .set({ archived_at: groups.clock.now() })
      .where('id', '=', old.id)
      .execute();
    const answered = [...(await walk(asker))].filter(
      // The sample has the hash of another group.
      ([id, outcome]) => id !== 'updateGroupProfile' && !isRefused(outcome, 'GROUP_NOT_OPEN'),
    );
    expect(answered).toEqual([]);
  });

  it('hosts and observers still read an archived group, and nobody changes their profile in it', async () => {
    const old = await groups.addGroup();
    const askers = {
      respondent: await old.addMember(GroupRole.Respondent),
      host: await old.addMember(GroupRole.Host),
      observer: await old.addMember(GroupRole.Observer),
    };
    await groups.deps.database.read
      .updateTable('discussion_groups')
      .set({ archived_at: groups.clock.now() })
      .where('id', '=', old.id)
      .execute();
    expect(await groups.outcome('getGroupMe', {}, askers.respondent)).toBe('GROUP_NOT_OPEN');
    expect(await groups.outcome('getGroupMe', {}, askers.host)).toBe('OK');
    expect(await groups.outcome('getGroupMe', {}, askers.observer)).toBe('OK');
    const body = { nickname: '阿木', rulesAccepted: true, consentVersion: 1 };
    const asked = { params: { hash: old.hash }, body };
    for (const asker of Object.values(askers))
      expect(await groups.outcome('updateGroupProfile', asked, asker)).toBe('GROUP_NOT_OPEN');
  });
});

/** Refused for this reason, or because the call is for hosts only. */
const isRefused = (outcome: string, reason: string): boolean => outcome === reason || outcome === 'FORBIDDEN';
