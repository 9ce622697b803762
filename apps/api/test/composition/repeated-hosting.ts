import type { OperationId } from '@yayan/contract';
import { sql } from 'kysely';
import type { CallInput } from '../calls/call-operation.ts';
import { type Hosting, section, startHosting } from '../group/hosting.ts';
import { freshMobile, type TestSystem } from '../system/test-system.ts';
import { callBy, type Prepare } from './repeated-call.ts';
import type { Stage } from './replayed-call.ts';

/** The fewest members that are invited by their attributes (rule 6.28). */
const FEWEST = 5;
const HALF_DAY_MS = 12 * 3_600_000;

let invited = 0;
const nextMobile = (): string => freshMobile(11_000 + (invited += 1));

/** A draft with two topics, and the ids that calls of its host name. */
async function draft({ system }: Stage) {
  const hosting = await startHosting(system);
  const { revision, topics } = await hosting.addTopics([2, 1]);
  const [first, second] = topics.map(({ id, sections }) => ({
    id,
    sectionIds: sections.map((each) => each.id),
  }));
  if (first === undefined || second === undefined) throw new Error('The guide has no topics');
  const params = { groupId: hosting.groupId };
  return { hosting, params, revision, first, second, sectionId: first.sectionIds[0] ?? '' };
}

type Draft = Awaited<ReturnType<typeof draft>>;

const topic = { title: '周末的早餐', summary: '', opensAt: null, closesAt: null };

/** An edit of the guide, which names the revision that the page knows. */
const guideEdit =
  <Id extends OperationId>(id: Id, inputOf: (drafted: Draft, newId: string) => CallInput<Id>): Prepare =>
  async (stage) => {
    const drafted = await draft(stage);
    return callBy(stage, drafted.hosting.host, id, inputOf(drafted, stage.system.platform.random.uuid()));
  };

const newGroup: Prepare = async (stage) => {
  const { host, settings } = await startHosting(stage.system);
  const body = { id: stage.system.platform.random.uuid(), settings: settings({ name: '晚餐习惯' }) };
  return callBy(stage, host, 'createHostedGroup', { body });
};

/** Of two hosts who press at once, the second reads the new state as a refusal (rule 6.23). */
const move: Prepare = async (stage) => {
  const { hosting, params } = await draft(stage);
  return callBy(
    stage,
    hosting.host,
    'moveHostedGroup',
    { params, body: { move: 'invite' } },
    'GROUP_IS_INVITING',
  );
};

const rehearsalStart: Prepare = async (stage) => {
  const { hosting, params } = await draft(stage);
  // A repeated start replaces the rehearsal. The events of the replaced one go after ten minutes, like all, and its job
  // finds nothing.
  return { ...callBy(stage, hosting.host, 'startRehearsal', { params }), logs: ['events', 'jobs.job'] };
};

const rehearsalEnd: Prepare = async (stage) => {
  const { hosting, params } = await draft(stage);
  await stage.system.get('startRehearsal', { params }, hosting.host);
  return callBy(stage, hosting.host, 'endRehearsal', { params });
};

/** A group that invites, with a member who was invited half a day ago. */
async function inviting(stage: Stage) {
  const { system } = stage;
  const { hosting, params } = await draft(stage);
  await hosting.move('invite');
  const mobile = nextMobile();
  await system.signIn(mobile);
  await hosting.invite(mobile);
  const { items } = await system.get('listInvitations', { params }, hosting.host);
  system.clock.advance(HALF_DAY_MS);
  const host = await system.signIn(hosting.mobile);
  return { host, params, personId: items.find(({ role }) => role === 0)?.id ?? '' };
}

const sending =
  (id: 'sendInvitations' | 'withdrawInvitations'): Prepare =>
  async (stage) => {
    const { host, params, personId } = await inviting(stage);
    return callBy(stage, host, id, { params, body: { ids: [personId] } });
  };

/** More members with the same city than one call invites. */
async function peopleOfACity({ system, join }: Stage): Promise<void> {
  for (let index = 0; index < 2 * FEWEST; index += 1) {
    const { id } = await system.get('getAccount', {}, await join());
    await sql`insert into attribute_answers (member_id, key, choices, answered_at)
      values (${id}, 'city', array['310000'], ${system.clock.now()})`.execute(system.platform.database.read);
  }
}

const cities = new WeakMap<TestSystem, Promise<void>>();

const memberInvitation: Prepare = async (stage) => {
  const { system } = stage;
  const { hosting, params } = await draft(stage);
  await hosting.move('invite');
  const people = cities.get(system) ?? peopleOfACity(stage);
  cities.set(system, people);
  await people;
  const wanted = [{ key: 'city', values: ['310000'] }];
  const body = { id: system.platform.random.uuid(), wanted, most: FEWEST, tagId: null, dryRun: false };
  return callBy(stage, hosting.host, 'inviteMembers', { params, body });
};

const tagging: Prepare = async (stage) => {
  const { host, params, personId } = await inviting(stage);
  const tagId = stage.system.platform.random.uuid();
  await stage.system.get('savePeopleTag', { params, body: { id: tagId, name: '早起的人' } }, host);
  return callBy(stage, host, 'tagPeople', { params, body: { tagId, personIds: [personId], tagged: true } });
};

const exclusion: Prepare = async (stage) => {
  const { hosting, params } = await draft(stage);
  const mobile = nextMobile();
  await hosting.invite(mobile);
  await hosting.move('invite');
  await hosting.move('open');
  await answerWhole(hosting, mobile);
  await hosting.move('close');
  const { items } = await stage.system.get('listGroupRewards', { params }, hosting.host);
  const personId = items[0]?.personId ?? '';
  return callBy(stage, hosting.host, 'takeOutOfReward', {
    params: { ...params, personId },
    body: { reason: '多次复制他人的回答' },
  });
};

async function answerWhole(hosting: Hosting, mobile: string): Promise<void> {
  const who = await hosting.enter(mobile, `小满${invited}`);
  const { topics } = await hosting.guide();
  for (const { sections } of topics) for (const { id } of sections) await hosting.answer(who, id);
}

/** Calls of hosts who write a guide, invite and pay. */
export const repeatedByHost: Readonly<Record<string, Prepare>> = {
  createHostedGroup: newGroup,
  updateHostedGroup: guideEdit('updateHostedGroup', ({ hosting, params, revision }) => ({
    params,
    body: { revision, settings: hosting.settings({ name: '早餐与早起' }) },
  })),
  moveHostedGroup: move,
  startRehearsal: rehearsalStart,
  endRehearsal: rehearsalEnd,
  addGuideTopics: guideEdit('addGuideTopics', ({ params, revision }, id) => ({
    params,
    body: { revision, topics: [{ id, topic, sections: [] }] },
  })),
  updateGuideTopic: guideEdit('updateGuideTopic', ({ params, revision, first }) => ({
    params: { ...params, topicId: first.id },
    body: { revision, topic },
  })),
  addGuideSection: guideEdit('addGuideSection', ({ params, revision, first }, id) => ({
    params: { ...params, topicId: first.id },
    body: { revision, id, section: section() },
  })),
  updateGuideSection: guideEdit('updateGuideSection', ({ params, revision, sectionId }) => ({
    params: { ...params, sectionId },
    body: { revision, section: section({ question: '昨天早上呢？' }) },
  })),
  closeGuideSection: guideEdit('closeGuideSection', ({ params, revision, sectionId }) => ({
    params: { ...params, sectionId },
    body: { revision, replacement: null },
  })),
  removeFromGuide: guideEdit('removeFromGuide', ({ params, revision, second }) => ({
    params,
    body: { revision, kind: 'topic', id: second.id },
  })),
  orderGuide: guideEdit('orderGuide', ({ params, revision, first, second }) => ({
    params,
    body: { revision, topics: [second, first] },
  })),
  inviteMembers: memberInvitation,
  withdrawInvitations: sending('withdrawInvitations'),
  sendInvitations: sending('sendInvitations'),
  tagPeople: tagging,
  takeOutOfReward: exclusion,
};
