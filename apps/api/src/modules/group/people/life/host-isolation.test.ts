import { type ErrorName, type OperationId } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOperations } from '../../../../http/document.ts';
import { type CallInput, type Asker, outcomeOf } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { section, startHosting } from '../../../../../test/group/hosting.ts';

const CANARY = 'canary-别人的组';

let system: TestSystem;
/** The ids of a group. All of its texts contain the canary. */
let theirs: { groupId: string; topicId: string; sectionId: string; personId: string; tagId: string };
let settings: CallInput<'updateHostedGroup'>['body'];
let otherHost: Asker;
let member: Asker;
let respondent: Asker;

beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  const hosting = await startHosting(system);
  const { groupId } = hosting;
  const params = { groupId };
  await hosting.addTopics([1]);
  const mobile = freshMobile(700);
  await hosting.invite(mobile);
  const tagId = system.platform.random.uuid();
  await system.get('savePeopleTag', { params, body: { id: tagId, name: CANARY } }, hosting.host);
  settings = { revision: (await hosting.group()).revision, settings: hosting.settings({ name: CANARY }) };
  await system.get('updateHostedGroup', { params, body: settings }, hosting.host);
  await hosting.move('invite');
  await hosting.move('open');
  respondent = await hosting.enter(mobile, '阿木');
  const [topic] = (await hosting.guide()).topics;
  const person = (await system.get('listInvitations', { params }, hosting.host)).items.find(
    ({ role }) => role === 0,
  );
  theirs = {
    groupId,
    topicId: topic?.id ?? '',
    sectionId: topic?.sections[0]?.id ?? '',
    personId: person?.id ?? '',
    tagId,
  };
  otherHost = (await startHosting(system)).host;
  member = await system.signIn(freshMobile(701));
});
afterAll(() => system.stop());

/** Every call of a host that names a group, with ids of the other group. */
const attempts = (): [OperationId, CallInput<OperationId>][] => {
  const { groupId, topicId, sectionId, personId, tagId } = theirs;
  const params = { groupId };
  const id = system.platform.random.uuid();
  const topic = { title: '话题', summary: '', opensAt: null, closesAt: null };
  const revision = 0;
  return [
    ['getHostedGroup', { params }],
    ['updateHostedGroup', { params, body: settings }],
    ['moveHostedGroup', { params, body: { move: 'close' } }],
    ['getRehearsal', { params }],
    ['startRehearsal', { params }],
    ['createRehearsalTicket', { params }],
    ['endRehearsal', { params }],
    ['getGuide', { params }],
    ['addGuideTopics', { params, body: { revision, topics: [{ id, topic, sections: [] }] } }],
    ['updateGuideTopic', { params: { groupId, topicId }, body: { revision, topic } }],
    ['addGuideSection', { params: { groupId, topicId }, body: { revision, id, section: section() } }],
    ['updateGuideSection', { params: { groupId, sectionId }, body: { revision, section: section() } }],
    ['closeGuideSection', { params: { groupId, sectionId }, body: { revision, replacement: null } }],
    ['removeFromGuide', { params, body: { revision, kind: 'topic', id: topicId } }],
    ['orderGuide', { params, body: { revision, topics: [{ id: topicId, sectionIds: [sectionId] }] } }],
    ['getGuideUploadForm', { params, query: { extension: 'jpg', size: 1000 } }],
    ['continueGuideUpload', { params, body: { id: 'a-video-of-nobody', extension: 'mp4', size: 9_000_000 } }],
    [
      'addGuideFile',
      { params, body: { key: `test/group/${'a'.repeat(26)}/17952489000004821.jpg`, name: 'x' } },
    ],
    ['listGroupChanges', { params }],
    ['listInvitations', { params }],
    ['addInvitations', { params, body: { numbers: '13900000001', role: 1, tagId: null, dryRun: true } }],
    [
      'inviteMembers',
      {
        params,
        body: {
          id: personId,
          wanted: [{ key: 'gender', values: ['female'] }],
          most: 5,
          tagId: null,
          dryRun: true,
        },
      },
    ],
    ['withdrawInvitations', { params, body: { ids: [personId] } }],
    ['sendInvitations', { params, body: { ids: [personId] } }],
    ['listPeopleTags', { params }],
    ['savePeopleTag', { params, body: { id: tagId, name: '改名' } }],
    ['tagPeople', { params, body: { tagId, personIds: [personId], tagged: true } }],
    ['listGroupRewards', { params }],
    ['takeOutOfReward', { params: { groupId, personId }, body: { reason: '理由' } }],
  ];
};

/** The outcome of every attempt, by call. No answer may contain the group's texts. */
const outcomesOf = async (asker: Asker): Promise<(ErrorName | 'OK')[]> => {
  const outcomes: (ErrorName | 'OK')[] = [];
  for (const [id, asked] of attempts()) {
    const answer = await system.call(id, asked, asker);
    expect(JSON.stringify(answer), id).not.toContain('canary');
    outcomes.push(outcomeOf(answer.code));
  }
  return [...new Set(outcomes)];
};

describe('Z5 the groups of a host', () => {
  it('are walked by every call that names one', () => {
    const named = documentOperations.filter(({ url }) => url.startsWith('/v1/hosting/groups/:groupId'));
    expect(
      attempts()
        .map(([id]) => id)
        .toSorted(),
    ).toEqual(named.map(({ id }) => id).toSorted());
  });

  it('do not exist for another host', async () => {
    expect(await outcomesOf(otherHost)).toEqual(['NOT_FOUND']);
  });

  it('are closed to members whom nobody named, to sessions of a group, and to visitors', async () => {
    expect(await outcomesOf(member)).toEqual(['NOT_A_HOST']);
    expect(await outcomesOf(respondent)).toEqual(['FORBIDDEN']);
    expect(await outcomesOf({})).toEqual(['UNAUTHORISED']);
  });

  it('were not changed by any of these attempts', async () => {
    const me = await system.get('getGroupMe', {}, respondent);
    expect(me.group).toMatchObject({ name: CANARY, state: 'open' });
  });
});
