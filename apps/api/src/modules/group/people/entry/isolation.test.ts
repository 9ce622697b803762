import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GroupRole, type OperationId } from '@yayan/contract';
import type { CallInput } from '../../../../../test/calls/call-operation.ts';
import { seedGroup } from '../../../../../demo/group/seed.ts';
import {
  startTestGroups,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

const CANARY = 'canary-别的组';
const roles = [
  ['respondent', GroupRole.Respondent],
  ['host', GroupRole.Host],
  ['observer', GroupRole.Observer],
] as const;

let groups: TestGroups;
/** The ids of another group. All of its texts contain the canary. */
let foreign: Record<
  'topicId' | 'sectionId' | 'responseId' | 'followUpId' | 'voteId' | 'memberId' | 'hash',
  string
>;
let intruders: Map<GroupRole, TestGroupMember>;

beforeAll(async () => {
  groups = await startTestGroups();
  const theirs = await groups.addGroup({ name: CANARY });
  const author = await theirs.addMember(GroupRole.Respondent);
  const host = await theirs.addMember(GroupRole.Host);
  const topic = await theirs.addTopic({ title: CANARY });
  const sectionId = await topic.addSection({ title: CANARY, question: CANARY });
  const answer = { clientId: crypto.randomUUID(), sectionId, content: CANARY, attachments: [] };
  const response = await groups.get('createResponse', { body: answer }, author);
  const word = { clientId: crypto.randomUUID(), content: CANARY };
  const followUp = await groups.get('createFollowUp', { params: { id: response.id }, body: word }, host);
  const voteId = groups.deps.random.uuid();
  await groups.deps.database.read
    .insertInto('group_votes')
    .values({
      group_id: theirs.id,
      id: voteId,
      section_id: sectionId,
      title: CANARY,
      kind: 'single',
      min_choices: 1,
      max_choices: 1,
      results_shown: 'always',
    })
    .execute();
  foreign = {
    topicId: topic.id,
    sectionId,
    responseId: response.id,
    followUpId: followUp.id,
    voteId,
    memberId: author.id,
    hash: theirs.hash,
  };
  const ours = await groups.addGroup();
  intruders = new Map();
  for (const [, role] of roles) intruders.set(role, await ours.addMember(role));
});
afterAll(() => groups.stop());

/** Every call that takes an id, with an id of the other group. */
const attempts = (): [OperationId, CallInput<OperationId>][] => {
  const { topicId, sectionId, responseId, followUpId, voteId, memberId, hash } = foreign;
  const clientId = crypto.randomUUID();
  const answer = { clientId, sectionId, content: '豆浆油条', attachments: [] };
  const reply = { clientId, content: '你好', replyToId: followUpId };
  const profile = { nickname: '路过的人', rulesAccepted: true, consentVersion: 1 };
  return [
    ['getTopic', { query: { topicId } }],
    ['getHostTopic', { query: { topicId } }],
    ['listHostSections', { query: { topicId } }],
    ['listHostTopicMembers', { query: { topicId } }],
    ['countHostTopicMembers', { query: { topicId } }],
    ['listResponses', { query: { sectionId } }],
    ['createResponse', { body: answer }],
    ['editResponse', { body: { id: responseId, content: '改一改', attachments: [] } }],
    ['createFollowUp', { params: { id: responseId }, body: reply }],
    ['getFollowUpThread', { query: { responseId } }],
    ['markSectionsRead', { body: { sections: [{ sectionId, responseId }] } }],
    ['getGroupMember', { query: { memberId } }],
    ['getVote', { query: { voteId } }],
    ['castVote', { body: { voteId, optionIds: [voteId] } }],
    ['decodeGroupTask', { query: { hash } }],
    ['updateGroupProfile', { params: { hash }, body: profile }],
  ];
};

/** Every call that lists without an id. */
const lists = (): [OperationId, CallInput<OperationId>][] => [
  ['listTopics', {}],
  ['listHostTopics', {}],
  ['listHostTopicMembers', {}],
  ['countHostTopicMembers', {}],
  ['listGroupMembers', { query: { ids: [foreign.memberId] } }],
  ['searchTopics', { query: { title: CANARY } }],
  ['listAskedFollowUps', { query: { topicId: foreign.topicId } }],
  ['listAnsweredSections', { query: { topicId: foreign.topicId } }],
  ['listUnansweredSections', { query: { topicId: foreign.topicId } }],
  ['getGroupMe', {}],
];

describe('Z5 group isolation', () => {
  it.each(roles)(
    'a %s of another group finds nothing of this one, as if it did not exist',
    async (_name, role) => {
      const outcomes = new Map<string, string>();
      for (const [id, asked] of attempts())
        outcomes.set(id, await groups.outcome(id, asked, intruders.get(role)));
      const wrong = [...outcomes].filter(([, outcome]) => outcome !== 'NOT_FOUND' && outcome !== 'FORBIDDEN');
      expect(wrong).toEqual([]);
      expect([...outcomes.values()].filter((outcome) => outcome === 'NOT_FOUND').length).toBeGreaterThan(7);
    },
  );

  it.each(roles)('no list of a %s holds anything of another group', async (_name, role) => {
    for (const [id, asked] of lists()) {
      const outcome = await groups.outcome(id, asked, intruders.get(role));
      expect(['OK', 'FORBIDDEN']).toContain(outcome);
      if (outcome === 'OK')
        expect(JSON.stringify(await groups.get(id, asked, intruders.get(role)))).not.toContain('canary');
    }
  });

  it('A15 a group token is refused without a session, and when its member was withdrawn', async () => {
    expect(await groups.outcome('listTopics', {}, {})).toBe('UNAUTHORISED');
    expect(
      await groups.outcome('listTopics', {}, { token: 'ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v' }),
    ).toBe('UNAUTHORISED');
  });
});

describe('the demo group', () => {
  it('exists once after any number of starts, and can be used', async () => {
    await Promise.all([seedGroup(groups.platform), seedGroup(groups.platform)]);
    await seedGroup(groups.platform);
    const mobile = '13800000018';
    groups.clock.advance(61_000);
    const params = { hash: 't7Kq2mX9bLpR' };
    await groups.get('sendGroupCode', { params, body: { mobile: groups.encrypt(mobile) } });
    const code = await groups.lastCode(mobile);
    const body = { mobile: groups.encrypt(mobile), code: groups.encrypt(code) };
    const { token, identity } = await groups.get('loginGroup', { params, body });
    expect(identity).toMatchObject({ firstVisit: true, role: 0 });
    const profile = { nickname: '武汉过早', avatar: 'preset-04', rulesAccepted: true, consentVersion: 1 };
    await groups.get('updateGroupProfile', { params, body: profile }, { token });
    const { items, owed } = await groups.get('listTopics', {}, { token });
    expect(items.map(({ state }) => state)).toEqual(['closed', 'open', 'open', 'upcoming']);
    expect(owed).toMatchObject({ unanswered: 5, followUps: 0 });
    const topic = await groups.get('getTopic', { query: { topicId: items[1]?.id ?? '' } }, { token });
    expect(new Set(topic.sections.map(({ responses }) => responses.locked))).toEqual(new Set([false, true]));
    expect(topic.sections.find(({ vote }) => vote !== null)?.vote).toMatchObject({
      state: 'open',
      results: null,
    });
  });
});
