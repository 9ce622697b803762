import { VoteKind } from '@yayan/contract';
import { freshMobile } from '../system/test-system.ts';
import { photo } from '../file/upload-world.ts';
import { type Hosting, section, startHosting } from '../group/hosting.ts';
import { uploadAsHost, uploadTo } from '../group/upload-files.ts';
import { callBy, type Prepare } from './repeated-call.ts';
import type { Stage } from './replayed-call.ts';

let respondents = 0;

interface Wanted {
  /** Whether the respondent has an account. */
  isMember?: boolean;
  vote?: NonNullable<Parameters<typeof section>[0]>['vote'];
}

/** An open group with one section and one respondent in it, new for each call. */
async function openGroup({ system }: Stage, { isMember = false, vote: asked = null }: Wanted = {}) {
  respondents += 1;
  const mobile = freshMobile(12_000 + respondents);
  if (isMember) await system.signIn(mobile);
  const hosting = await startHosting(system);
  const guide = await addTopic(hosting, asked);
  await hosting.invite(mobile);
  await hosting.move('invite');
  await hosting.move('open');
  const who = await hosting.enter(mobile, `小满${respondents}`);
  const [topic] = guide.topics;
  return { hosting, who, mobile, topicId: topic?.id ?? '', sectionId: topic?.sections[0]?.id ?? '' };
}

async function addTopic({ system, host, groupId, guide }: Hosting, asked: Wanted['vote']) {
  const newId = () => system.platform.random.uuid();
  const topic = { title: '早餐', summary: '', opensAt: null, closesAt: null };
  const sections = [{ id: newId(), section: section({ vote: asked ?? null }) }];
  const { revision } = await guide();
  const body = { revision, topics: [{ id: newId(), topic, sections }] };
  return await system.get('addGuideTopics', { params: { groupId }, body }, host);
}

const said = { content: '豆浆和油条，楼下买的。', attachments: [] };

const response: Prepare = async (stage) => {
  const { who, sectionId } = await openGroup(stage);
  const body = { ...said, sectionId, clientId: stage.system.platform.random.uuid() };
  return callBy(stage, who, 'createResponse', { body });
};

/** A group with an answer, and its host. */
async function answeredGroup(stage: Stage) {
  const { system } = stage;
  const { hosting, who, sectionId } = await openGroup(stage);
  const body = { ...said, sectionId, clientId: system.platform.random.uuid() };
  const { id } = await system.get('createResponse', { body }, who);
  const host = await system.signInToGroup((await hosting.group()).hash, hosting.mobile);
  return { who, host, id, sectionId };
}

const edit: Prepare = async (stage) => {
  const { who, id } = await answeredGroup(stage);
  return callBy(stage, who, 'editResponse', { body: { ...said, content: '豆浆和两根油条。', id } });
};

const followUp: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  const body = { content: '为什么？', clientId: stage.system.platform.random.uuid() };
  return callBy(stage, host, 'createFollowUp', { params: { id }, body });
};

const star: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  return callBy(stage, host, 'starResponse', { body: { responseId: id, starred: true } });
};

const counting: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  return callBy(stage, host, 'countResponse', { body: { responseId: id, counts: true } });
};

const tag: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  return callBy(stage, host, 'tagResponses', { body: { responseIds: [id], add: ['赶时间'], remove: [] } });
};

const deletion: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  return callBy(stage, host, 'deleteResponses', { body: { ids: [id], reason: '包含联系方式' } });
};

const restoration: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  await stage.system.get('deleteResponses', { body: { ids: [id], reason: '包含联系方式' } }, host);
  return callBy(stage, host, 'restoreResponses', { body: { ids: [id] } });
};

const quote = (id: string) => ({ body: { responseId: id, passage: { start: 0, end: 2, wording: 0 } } });

const quoting: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  return callBy(stage, host, 'addQuote', quote(id));
};

const quoteOrder: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  const { items } = await stage.system.get('addQuote', quote(id), host);
  const remove = items[0]?.id ?? '';
  return callBy(stage, host, 'orderQuotes', { body: { ids: [], remove } });
};

const quoteCoding: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  const { items } = await stage.system.get('addQuote', quote(id), host);
  const body = { id: items[0]?.id ?? '', codes: ['图方便'], findingId: null };
  return callBy(stage, host, 'codeQuote', { body });
};

const finding: Prepare = async (stage) => {
  const { host } = await answeredGroup(stage);
  const id = stage.system.platform.random.uuid();
  return callBy(stage, host, 'saveFinding', { body: { id, title: '近', sentence: '' } });
};

const findingRemoval: Prepare = async (stage) => {
  const { host } = await answeredGroup(stage);
  const id = stage.system.platform.random.uuid();
  await stage.system.get('saveFinding', { body: { id, title: '近', sentence: '' } }, host);
  return callBy(stage, host, 'removeFinding', { body: { id } });
};

const voiceTarget: Prepare = async (stage) => {
  const { hosting, topicId } = await openGroup(stage);
  const host = await stage.system.signInToGroup((await hosting.group()).hash, hosting.mobile);
  return callBy(stage, host, 'setVoiceTarget', { body: { topicId, value: null, target: 3 } });
};

const probing: Prepare = async (stage) => {
  const { host } = await answeredGroup(stage);
  const id = stage.system.platform.random.uuid();
  return callBy(stage, host, 'saveProbe', { body: { id, text: '能举个例子吗？', shared: true } });
};

const probeRemoval: Prepare = async (stage) => {
  const { host } = await answeredGroup(stage);
  const id = stage.system.platform.random.uuid();
  await stage.system.get('saveProbe', { body: { id, text: '能举个例子吗？', shared: false } }, host);
  return callBy(stage, host, 'removeProbe', { body: { id } });
};

const reminder: Prepare = async (stage) => {
  const { system } = stage;
  const { hosting, who, topicId } = await openGroup(stage, { isMember: true });
  const host = await system.signInToGroup((await hosting.group()).hash, hosting.mobile);
  const { identity } = await system.get('getGroupMe', {}, who);
  return callBy(stage, host, 'remindGroupMembers', {
    body: { topicId, memberIds: [identity.groupMemberId], dryRun: false },
  });
};

const reading: Prepare = async (stage) => {
  const { host, id, sectionId } = await answeredGroup(stage);
  return callBy(stage, host, 'markSectionsRead', { body: { sections: [{ sectionId, responseId: id }] } });
};

const vote = {
  title: '哪种最好',
  kind: VoteKind.Single,
  minChoices: 1,
  maxChoices: 1,
  resultsShown: 'always' as const,
  options: ['豆浆', '牛奶'],
};

const ballot: Prepare = async (stage) => {
  const { who, topicId } = await openGroup(stage, { vote });
  const { sections } = await stage.system.get('getTopic', { query: { topicId } }, who);
  const asked = sections[0]?.vote;
  const body = { voteId: asked?.id ?? '', optionIds: [asked?.options[0]?.id ?? ''] };
  return callBy(stage, who, 'castVote', { body });
};

const profile: Prepare = async (stage) => {
  const { hosting, who } = await openGroup(stage);
  const { hash } = await hosting.group();
  const { group } = await stage.system.get('getGroupMe', {}, who);
  const body = { nickname: `阿木${respondents}`, rulesAccepted: true, consentVersion: group.consent.version };
  return callBy(stage, who, 'updateGroupProfile', { params: { hash }, body });
};

const takingBack: Prepare = async (stage) => {
  const { hosting, mobile } = await openGroup(stage, { isMember: true });
  const { hash } = await hosting.group();
  return callBy(stage, await stage.system.signIn(mobile), 'takeBackShared', { body: { hash } });
};

const attachment: Prepare = async (stage) => {
  const { who } = await openGroup(stage);
  const key = await uploadTo(stage.system, who, await photo());
  return callBy(stage, who, 'addGroupAttachment', { body: { key, name: '早餐.jpg' } });
};

const removal: Prepare = async (stage) => {
  const { system } = stage;
  const { hosting, who, sectionId } = await openGroup(stage);
  const key = await uploadTo(system, who, await photo());
  const { id } = await system.get('addGroupAttachment', { body: { key, name: '早餐.jpg' } }, who);
  const clientId = system.platform.random.uuid();
  await system.get('createResponse', { body: { ...said, sectionId, clientId, attachments: [id] } }, who);
  const host = await system.signInToGroup((await hosting.group()).hash, hosting.mobile);
  return callBy(stage, host, 'removeGroupAttachments', { body: { ids: [id], reason: '有路人的正脸' } });
};

const guideFile: Prepare = async (stage) => {
  const hosting = await startHosting(stage.system);
  const body = { key: await uploadAsHost(hosting, await photo()), name: '包装.jpg' };
  return callBy(stage, hosting.host, 'addGuideFile', { params: { groupId: hosting.groupId }, body });
};

const guideUpload: Prepare = async (stage) => {
  const { host, groupId } = await startHosting(stage.system);
  const body = { id: 'a-guide-of-repeats', extension: 'mp4', size: 9_000_000 };
  return callBy(stage, host, 'continueGuideUpload', { params: { groupId }, body });
};

const invitation: Prepare = async (stage) => {
  respondents += 1;
  const { host, groupId } = await startHosting(stage.system);
  const body = { numbers: freshMobile(12_000 + respondents), role: 0, tagId: null, dryRun: false };
  return callBy(stage, host, 'addInvitations', { params: { groupId }, body });
};

const draft: Prepare = async (stage) => {
  const { who, sectionId } = await openGroup(stage);
  const body = { kind: 'answer', targetId: sectionId, text: '楼下的豆浆', version: null };
  return callBy(stage, who, 'saveGroupDraft', { body });
};

const draftRemoval: Prepare = async (stage) => {
  const { who, sectionId } = await openGroup(stage);
  const place = { kind: 'answer' as const, targetId: sectionId };
  const body = { ...place, text: '楼下的豆浆', version: null };
  const { version } = await stage.system.get('saveGroupDraft', { body }, who);
  return callBy(stage, who, 'removeGroupDraft', { body: { ...place, version } });
};

const peopleTag: Prepare = async (stage) => {
  const { host, groupId } = await startHosting(stage.system);
  const body = { id: stage.system.platform.random.uuid(), name: '早起的人' };
  return callBy(stage, host, 'savePeopleTag', { params: { groupId }, body });
};

/** Calls of discussion groups that add something. They are safe to repeat by ids that the client makes. */
export const repeatedInGroup: Readonly<Record<string, Prepare>> = {
  createResponse: response,
  editResponse: edit,
  createFollowUp: followUp,
  saveGroupDraft: draft,
  removeGroupDraft: draftRemoval,
  starResponse: star,
  countResponse: counting,
  tagResponses: tag,
  deleteResponses: deletion,
  addInvitations: invitation,
  savePeopleTag: peopleTag,
  restoreResponses: restoration,
  addQuote: quoting,
  orderQuotes: quoteOrder,
  codeQuote: quoteCoding,
  saveFinding: finding,
  removeFinding: findingRemoval,
  saveProbe: probing,
  setVoiceTarget: voiceTarget,
  removeProbe: probeRemoval,
  remindGroupMembers: reminder,
  markSectionsRead: reading,
  castVote: ballot,
  updateGroupProfile: profile,
  takeBackShared: takingBack,
  addGroupAttachment: attachment,
  removeGroupAttachments: removal,
  addGuideFile: guideFile,
  continueGuideUpload: guideUpload,
};
