import { sql } from 'kysely';
import { VoteKind } from '@yayan/contract';
import type { Asker } from '../calls/call-operation.ts';
import { freshMobile, type TestSystem } from '../system/test-system.ts';
import { storeAttributes } from '../../src/modules/member/attributes/attributes.ts';
import { photo } from '../file/upload-world.ts';
import type { GroupIds } from './group-calls.ts';
import { type Hosting, section, startHosting } from './hosting.ts';
import { uploadTo } from './upload-files.ts';

/** The viewers of a group. */
export const viewers = [
  'author',
  'fellow',
  'newcomer',
  'host',
  'observer',
  'hostAccount',
  'hostAsFellow',
  'sameElsewhere',
  'hostElsewhere',
  'hostAccountElsewhere',
  'fellowElsewhere',
  'member',
  'nobody',
] as const;
export type ViewerName = (typeof viewers)[number];

/** A text that only some viewers may read. */
interface Secret {
  text: string;
  /** The viewers who may read it. Nobody else may find it in any answer. */
  for: readonly ViewerName[];
}

/** A group full of secrets, all its possible viewers, and another group with the same person. */
export interface LeakWorld {
  hosting: Hosting;
  ids: GroupIds;
  askers: Record<ViewerName, Asker & { headers?: Record<string, string> }>;
  secrets: readonly Secret[];
  /** The ids of the author's content in the other group. */
  there: Partial<GroupIds>;
  /** The mobiles to which people of the group get messages. */
  mobiles: Readonly<Partial<Record<ViewerName, string>>>;
  /** The member who is the author in both groups. */
  authorAccount: Asker;
}

const staff = ['host', 'observer'] as const;
const elsewhereAll = ['sameElsewhere', 'hostElsewhere', 'hostAccountElsewhere', 'fellowElsewhere'] as const;
const inside = ['author', 'fellow', 'hostAsFellow', 'host', 'observer', 'hostAccount'] as const;

/** Makes such a world. `author` takes part in both groups with one number. */
export async function leakWorld(system: TestSystem): Promise<LeakWorld> {
  const { random, database, cipher } = system.platform;
  const [hosting, elsewhere] = [await startHosting(system), await startHosting(system)];
  const mobiles = {
    author: freshMobile(810),
    fellow: freshMobile(811),
    newcomer: freshMobile(812),
    observer: freshMobile(813),
    member: freshMobile(814),
    thereFellow: freshMobile(815),
  };
  const author = await system.signIn(mobiles.author);
  const accountId = (await system.get('getAccount', {}, author)).id;
  const member = await system.signIn(mobiles.member);

  // The group: a topic for everybody, and one for those with a tag.
  const params = { groupId: hosting.groupId };
  const tagId = random.uuid();
  await system.get('savePeopleTag', { params, body: { id: tagId, name: 'canary人群' } }, hosting.host);
  const vote = {
    title: '哪种最好',
    kind: VoteKind.Single,
    minChoices: 1,
    maxChoices: 1,
    resultsShown: 'always' as const,
    anonymous: true,
    options: ['canary选项一', 'canary选项二'],
  };
  const sections = [
    section({ visibility: 'everyone', hostNote: 'canary主持人备注', vote }),
    section({ visibility: 'answerFirst', title: '先答后看' }),
    section({ visibility: 'hostsOnly', title: '只给主持人' }),
  ].map((each) => ({ id: random.uuid(), section: each }));
  const hidden = { id: random.uuid(), section: section({ title: 'canary隐藏的题' }) };
  const times = { summary: '', opensAt: null, closesAt: null };
  const topics = [
    { id: random.uuid(), topic: { title: '第一天', ...times }, sections },
    {
      id: random.uuid(),
      topic: { title: 'canary隐藏话题', ...times, audienceTagId: tagId },
      sections: [hidden],
    },
  ];
  const { revision } = await hosting.guide();
  await system.get('addGuideTopics', { params, body: { revision, topics } }, hosting.host);
  await hosting.invite([mobiles.author, mobiles.fellow, mobiles.newcomer].join('\n'));
  await hosting.invite(mobiles.observer, { role: 2 });
  await hosting.move('invite');
  await hosting.move('open');

  const enter = (mobile: string, nickname: string, of = hosting) => of.enter(mobile, nickname);
  const askers = {
    author: await enter(mobiles.author, 'canary阿木'),
    fellow: await enter(mobiles.fellow, 'canary小满'),
    observer: await enter(mobiles.observer, 'canary观察的人'),
  };
  const { hash } = await hosting.group();
  const host = await system.signInToGroup(hash, hosting.mobile);
  const newcomer = await system.signInToGroup(hash, mobiles.newcomer);
  const idIn = async (asker: Asker): Promise<string> =>
    (await system.get('getGroupMe', {}, asker)).identity.groupMemberId;
  const [authorId, fellowId, observerId, hostId, newcomerId] = [
    await idIn(askers.author),
    await idIn(askers.fellow),
    await idIn(askers.observer),
    await idIn(host),
    await idIn(newcomer),
  ];
  await system.get(
    'tagPeople',
    { params, body: { tagId, personIds: [authorId], tagged: true } },
    hosting.host,
  );
  await sql`update group_members set attributes = case when id = ${authorId}
      then '[{"key":"city","label":"城市","value":"canary城市"}]'::jsonb else '[]' end
    where group_id = ${hosting.groupId}`.execute(database.read);

  // Attributes that the author could share but doesn't.
  await database.transaction((tx) =>
    storeAttributes(tx, cipher, accountId, new Map([['birthday', ['1950-02-03']]]), system.clock.now()),
  );

  // The texts of the group.
  const key = await uploadTo(system, askers.author, await photo());
  const media = await system.get(
    'addGroupAttachment',
    { body: { key, name: 'canary身份证.jpg' } },
    askers.author,
  );
  const sectionIds = [...sections.map(({ id }) => id), hidden.id];
  const said = ['canary公开', 'canary先答', 'canary仅主持', 'canary隐藏'];
  const responseIds: string[] = [];
  for (const [at, sectionId] of sectionIds.entries()) {
    const attachments = at === 0 ? [media.id] : [];
    const body = { sectionId, content: `${said[at]}的回答`, clientId: random.uuid(), attachments };
    responseIds.push((await system.get('createResponse', { body }, askers.author)).id);
  }
  const [first = ''] = responseIds;
  const gone = { sectionId: sectionIds[0] ?? '', content: 'canary删掉的话', attachments: [] };
  const deleted = await system.get(
    'createResponse',
    { body: { ...gone, clientId: random.uuid() } },
    askers.fellow,
  );
  const deleting = { ids: [deleted.id], reason: 'canary删除的理由' };
  await system.get('deleteResponses', { body: deleting }, host);
  const ask = async (content: string, audience: 'everyone' | 'author' | 'backRoom', by: Asker = host) => {
    const body = { content, audience, clientId: random.uuid() };
    return await system.get('createFollowUp', { params: { id: first }, body }, by);
  };
  await ask('canary公开的追问', 'everyone');
  const followUp = await ask('canary只问你', 'author');
  const note = await ask('canary内部备注', 'backRoom', askers.observer);
  await system.get('tagResponses', { body: { responseIds: [first], add: ['canary标签'], remove: [] } }, host);
  const quote = await system.get(
    'addQuote',
    { body: { responseId: first, passage: { start: 0, end: 6, wording: 0 } } },
    host,
  );
  const topic = await system.get('getTopic', { query: { topicId: topics[0]?.id ?? '' } }, askers.author);
  const ballot = topic.sections[0]?.vote;
  const [voteId, optionId] = [ballot?.id ?? '', ballot?.options[0]?.id ?? ''];
  await system.get('castVote', { body: { voteId, optionIds: [optionId] } }, askers.author);

  // The same person in the other group, later and with another name.
  system.clock.advance(600_000);
  const guide = await elsewhere.addTopics([1]);
  await elsewhere.invite([mobiles.author, mobiles.thereFellow].join('\n'));
  await elsewhere.move('invite');
  await elsewhere.move('open');
  const sameElsewhere = await enter(mobiles.author, 'canary别处的名字', elsewhere);
  const thereFellow = await enter(mobiles.thereFellow, '别处的小林', elsewhere);
  const thereSection = guide.topics[0]?.sections[0]?.id ?? '';
  const thereKey = await uploadTo(system, sameElsewhere, await photo('jpeg', 72));
  const thereMedia = await system.get(
    'addGroupAttachment',
    { body: { key: thereKey, name: 'x.jpg' } },
    sameElsewhere,
  );
  const thereSaid = { sectionId: thereSection, content: '别处的回答', clientId: random.uuid() };
  const thereAnswer = await system.get(
    'createResponse',
    { body: { ...thereSaid, attachments: [thereMedia.id] } },
    sameElsewhere,
  );
  const thereHash = (await elsewhere.group()).hash;
  const there = await idIn(sameElsewhere);

  const all = ['author', ...inside] as const;
  const secrets: Secret[] = [
    { text: 'canary观察的人', for: [...staff, 'hostAccount'] },
    { text: observerId, for: [...staff, 'hostAccount'] },
    { text: newcomerId, for: ['newcomer', ...staff, 'hostAccount'] },
    { text: 'canary人群', for: ['host', 'hostAccount'] },
    { text: 'canary隐藏', for: ['author', ...staff, 'hostAccount'] },
    { text: topics[1]?.id ?? '', for: ['author', ...staff, 'hostAccount'] },
    { text: hidden.id, for: ['author', ...staff, 'hostAccount'] },
    { text: responseIds[2] ?? '', for: ['author', ...staff] },
    { text: responseIds[3] ?? '', for: ['author', ...staff] },
    { text: followUp.id, for: ['author', 'host'] },
    { text: note.id, for: [...staff] },
    { text: 'canary主持人备注', for: [...staff, 'hostAccount'] },
    { text: 'canary公开', for: all },
    { text: 'canary先答', for: ['author', ...staff] },
    { text: 'canary仅主持', for: ['author', ...staff] },
    { text: 'canary删掉的话', for: [] },
    { text: 'canary删除的理由', for: ['host', 'fellow', 'hostAsFellow'] },
    { text: 'canary只问你', for: ['author', 'host'] },
    { text: 'canary内部备注', for: [...staff] },
    { text: 'canary标签', for: [...staff] },
    { text: 'canary城市', for: ['author', ...staff] },
    { text: '60 岁及以上', for: ['author', 'sameElsewhere'] },
    { text: '1950-02-03', for: [] },
    { text: 'canary身份证', for: ['author'] },
    { text: 'canary选项', for: all },
    { text: 'canary阿木', for: all },
    { text: 'canary小满', for: all },
    { text: 'canary别处的名字', for: elsewhereAll },
    { text: there, for: elsewhereAll },
    { text: accountId, for: [] },
    ...Object.values(mobiles).map((text) => ({ text, for: [] })),
    { text: hosting.mobile, for: [] },
  ];
  return {
    hosting,
    ids: {
      groupId: hosting.groupId,
      hash,
      topicIds: [topics[0]?.id ?? '', topics[1]?.id ?? ''],
      sectionIds,
      responseIds: [...responseIds, deleted.id],
      followUpId: followUp.id,
      voteId,
      optionId,
      personIds: [authorId, fellowId, observerId, hostId, newcomerId, there],
      tagId,
      attachmentId: media.id,
      quoteId: quote.items[0]?.id ?? '',
    },
    askers: {
      ...askers,
      newcomer,
      host,
      hostAccount: hosting.host,
      hostAsFellow: { ...host, headers: { 'z-view-as': fellowId } },
      sameElsewhere,
      hostElsewhere: await system.signInToGroup(thereHash, elsewhere.mobile),
      hostAccountElsewhere: elsewhere.host,
      fellowElsewhere: thereFellow,
      member,
      nobody: {},
    },
    secrets,
    mobiles: { ...mobiles, host: hosting.mobile },
    authorAccount: author,
    there: {
      groupId: elsewhere.groupId,
      hash: thereHash,
      topicIds: [guide.topics[0]?.id ?? '', guide.topics[0]?.id ?? ''],
      sectionIds: [thereSection],
      responseIds: [thereAnswer.id],
      personIds: [there],
      attachmentId: thereMedia.id,
    },
  };
}
