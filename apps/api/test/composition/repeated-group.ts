import { freshMobile } from '../system/test-system.ts';
import { type Hosting, startHosting } from '../group/hosting.ts';
import type { Asker } from '../calls/call-operation.ts';
import { callBy, type Prepare } from './repeated-call.ts';
import type { Stage } from './replayed-call.ts';

let respondents = 0;

/** An open group with one section and one respondent in it, new for each call. */
async function openGroup({ system }: Stage): Promise<{ hosting: Hosting; who: Asker; sectionId: string }> {
  respondents += 1;
  const mobile = freshMobile(5000 + respondents);
  const hosting = await startHosting(system);
  const guide = await hosting.addTopics([1]);
  await hosting.invite(mobile);
  await hosting.move('invite');
  await hosting.move('open');
  const who = await hosting.enter(mobile, `小满${respondents}`);
  return { hosting, who, sectionId: guide.topics[0]?.sections[0]?.id ?? '' };
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
  return { who, host, id };
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

const tag: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  return callBy(stage, host, 'tagResponses', { body: { responseIds: [id], add: ['赶时间'], remove: [] } });
};

const deletion: Prepare = async (stage) => {
  const { host, id } = await answeredGroup(stage);
  return callBy(stage, host, 'deleteResponses', { body: { ids: [id], reason: '包含联系方式' } });
};

const invitation: Prepare = async (stage) => {
  respondents += 1;
  const { host, groupId } = await startHosting(stage.system);
  const body = { numbers: freshMobile(5000 + respondents), role: 0, tagId: null, dryRun: false };
  return callBy(stage, host, 'addInvitations', { params: { groupId }, body });
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
  starResponse: star,
  tagResponses: tag,
  deleteResponses: deletion,
  addInvitations: invitation,
  savePeopleTag: peopleTag,
};
