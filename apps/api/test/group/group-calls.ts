import type { OperationId } from '@yayan/contract';
import { documentOperations } from '../../src/http/document.ts';
import type { CallInput } from '../calls/call-operation.ts';
import { section } from './hosting.ts';

/** The ids of a group's content, for calls that name it. */
export interface GroupIds {
  groupId: string;
  hash: string;
  /** A topic for everybody, and one for respondents with a tag. */
  topicIds: readonly [string, string];
  sectionIds: readonly string[];
  responseIds: readonly string[];
  /** A private follow-up. */
  followUpId: string;
  voteId: string;
  optionId: string;
  /** Respondents, hosts and observers. */
  personIds: readonly string[];
  tagId: string;
  attachmentId: string;
  quoteId: string;
}

type Calls = readonly (readonly [OperationId, readonly CallInput<OperationId>[]])[];

/**
 * Whether a call belongs to discussion groups: to their sites, to their hosts, or to the member site's pages about
 * them.
 */
export const isGroupCall = ({ access, url }: (typeof documentOperations)[number]): boolean =>
  access === 'group' || /^\/v1\/(?:groups|hosting|discussions)(?:\/|$)/u.test(url);

/** Every call that reads from a group, with all ids that it can name. `words` is the text to search for. */
export function readingCalls(ids: GroupIds, words: string): Calls {
  const { groupId, hash, topicIds, sectionIds, responseIds, personIds, voteId } = ids;
  const params = { groupId };
  const people = personIds.map((memberId) => ({ query: { memberId } }));
  const topics = topicIds.map((topicId) => ({ query: { topicId } }));
  const sections = sectionIds.map((sectionId) => ({ query: { sectionId } }));
  return [
    ['listGroupMembers', [{}, { query: { ids: personIds } }]],
    ['getGroupMember', people],
    ['getGroupMe', [{}]],
    ['getSharedAttributes', [{ params: { hash } }]],
    ['listAskedFollowUps', [{}]],
    ['getTopic', topicIds.map((topicId) => ({ query: { topicId, answers: true } }))],
    ['listAnsweredSections', [{}]],
    ['listUnansweredSections', [{}]],
    ['listGroupDrafts', [{}]],
    ['listHostTopics', [{}]],
    ['getHostTopic', topics],
    ['listHostTopicMembers', [{}, ...topics]],
    ['countHostTopicMembers', [{}, ...topics]],
    ['searchHostTopics', [{ query: { title: words } }]],
    ['listTopics', [{}]],
    ['listHostSections', topics],
    ['decodeGroupTask', [{ query: { hash } }]],
    ['getFollowUpThread', responseIds.map((responseId) => ({ query: { responseId } }))],
    ['listResponses', sections],
    ['getVote', [{ query: { voteId } }]],
    ['listHostVotes', [{}]],
    ['downloadTopicResponses', topics],
    ['downloadQuotes', [{ query: { format: 'docx' } }, { query: { format: 'xlsx' } }]],
    ['downloadGroupMembers', [{}, { query: { identity: 'code' } }, { query: { identity: 'memberCode' } }]],
    ['listHostResponses', [{}, { query: { deleted: true } }, { query: { words } }, ...people]],
    ['listResponseTopics', [{}]],
    ['listResponseTags', [{}]],
    ['listResponseAttributes', [{}]],
    ['downloadResponseTable', [{}, { query: { identity: 'code' } }]],
    ['downloadMemberTable', [{}, { query: { identity: 'memberCode' } }]],
    ['downloadResponseAttachments', [{}]],
    ['listGroupAttachments', [{}, ...people]],
    ['downloadGroupAttachments', [{ body: { ids: [ids.attachmentId] } }]],
    ['getGroup', [{ params: { hash } }]],
    ['searchTopics', [{ query: { title: words } }]],
    ['listGroupDownloads', [{}]],
    ['listResponseWords', [{}, { query: { words } }]],
    ['getVoiceCoverage', [{}]],
    ['getFollowUpRadar', [{}]],
    ['listQuotes', [{}]],
    ['listProbes', [{}]],
    ['getHostingAccess', [{}]],
    ['listInvitingAttributes', [{}]],
    ['listHostedGroups', [{}]],
    ['getHostedGroup', [{ params }]],
    ['getRehearsal', [{ params }]],
    ['getGuide', [{ params }]],
    ['getGuideUploadForm', [{ params, query: { extension: 'jpg', size: 1000 } }]],
    ['listGroupChanges', [{ params }]],
    ['listInvitations', [{ params }]],
    ['listPeopleTags', [{ params }]],
    ['listGroupRewards', [{ params }]],
    ['listMyGroups', [{}]],
    ['listSharedInGroups', [{}]],
    ['findDiscussion', [groupId, ...topicIds, ...responseIds].map((id) => ({ params: { id } }))],
  ];
}

/**
 * Every call that changes something in a group; calls that delete come last. Each call of this function makes new
 * client ids.
 */
export function changingCalls(ids: GroupIds, newId: () => string): Calls {
  const { groupId, hash, topicIds, responseIds, personIds, voteId, optionId, tagId } = ids;
  const params = { groupId };
  const [topicId] = topicIds;
  const [sectionId = ''] = ids.sectionIds;
  const [responseId = ''] = responseIds;
  const [personId = ''] = personIds;
  const topic = { title: '话题', summary: '', opensAt: null, closesAt: null };
  const revision = 0;
  const said = { content: '我也这么想，每天都一样。', attachments: [] };
  const settings = {
    name: '换个名字',
    intro: '聊聊早餐',
    rules: ['按真实经历回答'],
    consentText: '我同意。',
    opensAt: '2030-01-01T00:00:00.000Z',
    closesAt: '2030-02-01T00:00:00.000Z',
    showsFellows: true,
    plan: null,
  };
  return [
    ['sendGroupCode', [{ params: { hash }, body: { mobile: 'k1:AAAA' } }]],
    ['loginGroup', [{ params: { hash }, body: { mobile: 'k1:AAAA', code: 'k1:AAAA' } }]],
    ['loginGroupWithTicket', [{ params: { hash }, body: { ticket: 'x'.repeat(40) } }]],
    ['loginHosting', [{ body: { ticket: 'x'.repeat(40) } }]],
    ['createGroupTicket', [{ params: { hash } }]],
    ['createHostingTicket', [{}]],
    ['takeBackShared', [{ body: { hash } }]],
    ['createResponse', ids.sectionIds.map((id) => ({ body: { ...said, sectionId: id, clientId: newId() } }))],
    ['editResponse', responseIds.map((id) => ({ body: { ...said, id } }))],
    [
      'createFollowUp',
      [
        ...responseIds.map((id) => ({ params: { id }, body: { content: '为什么？', clientId: newId() } })),
        {
          params: { id: responseId },
          body: { content: '因为近。', clientId: newId(), replyToId: ids.followUpId },
        },
      ],
    ],
    [
      'saveGroupDraft',
      [
        ...ids.sectionIds.map((targetId) => ({
          body: { kind: 'answer' as const, targetId, text: 'x', version: null },
        })),
        ...responseIds.map((targetId) => ({
          body: { kind: 'reply' as const, targetId, text: 'x', version: null },
        })),
      ],
    ],
    ['removeGroupDraft', [{ body: { kind: 'reply', targetId: responseId, version: newId() } }]],
    ['castVote', [{ body: { voteId, optionIds: [optionId] } }]],
    ['addGroupAttachment', [{ body: { key: KEY, name: 'x' } }]],
    ['markSectionsRead', [{ body: { sections: [{ sectionId, responseId }] } }]],
    ['remindGroupMembers', topicIds.map((id) => ({ body: { topicId: id, dryRun: true } }))],
    ['tagResponses', [{ body: { responseIds, add: ['赶时间'], remove: [] } }]],
    ['starResponse', [{ body: { responseId, starred: true } }]],
    ['countResponse', [{ body: { responseId, counts: true } }]],
    ['addQuote', [{ body: { responseId, passage: { start: 0, end: 3, wording: 0 } } }]],
    ['orderQuotes', [{ body: { ids: [ids.quoteId] } }]],
    ['codeQuote', [{ body: { id: ids.quoteId, codes: ['近'], findingId: null } }]],
    ['saveFinding', [{ body: { id: ids.quoteId, title: '近', sentence: '' } }]],
    ['removeFinding', [{ body: { id: ids.quoteId } }]],
    ['setVoiceTarget', [{ body: { topicId: ids.topicIds[0], value: null, target: 3 } }]],
    ['saveProbe', [{ body: { id: ids.quoteId, text: '为什么？', shared: true } }]],
    ['removeProbe', [{ body: { id: ids.quoteId } }]],
    [
      'updateGroupProfile',
      [
        {
          params: { hash },
          body: { nickname: '路过的小满', rulesAccepted: true, consentVersion: 1 },
        },
      ],
    ],
    ['leaveGroup', [{ params: { hash }, body: { reason: null, dryRun: true } }]],
    ['createHostedGroup', [{ body: { id: groupId, settings } }]],
    ['updateHostedGroup', [{ params, body: { revision, settings } }]],
    ['startRehearsal', [{ params }]],
    ['createRehearsalTicket', [{ params }]],
    ['addGuideTopics', [{ params, body: { revision, topics: [{ id: newId(), topic, sections: [] }] } }]],
    ['updateGuideTopic', [{ params: { groupId, topicId }, body: { revision, topic } }]],
    [
      'addGuideSection',
      [{ params: { groupId, topicId }, body: { revision, id: newId(), section: section() } }],
    ],
    ['updateGuideSection', [{ params: { groupId, sectionId }, body: { revision, section: section() } }]],
    ['closeGuideSection', [{ params: { groupId, sectionId }, body: { revision, replacement: null } }]],
    ['orderGuide', [{ params, body: { revision, topics: [{ id: topicId, sectionIds: [sectionId] }] } }]],
    [
      'continueGuideUpload',
      [{ params, body: { id: 'a-video-of-a-guide', extension: 'mp4', size: 9_000_000 } }],
    ],
    ['addGuideFile', [{ params, body: { key: KEY, name: 'x' } }]],
    ['addInvitations', [{ params, body: { numbers: '13900000001', role: 1, tagId: null, dryRun: true } }]],
    [
      'inviteMembers',
      [
        {
          params,
          body: {
            id: newId(),
            wanted: [{ key: 'gender', values: ['female'] }],
            most: 5,
            tagId: null,
            dryRun: true,
          },
        },
      ],
    ],
    ['savePeopleTag', [{ params, body: { id: tagId, name: '改名' } }]],
    ['tagPeople', [{ params, body: { tagId, personIds: [personId], tagged: true } }]],
    ['sendInvitations', [{ params, body: { ids: [personId] } }]],
    ['takeOutOfReward', [{ params: { groupId, personId }, body: { reason: '多次复制他人' } }]],
    ['removeGroupAttachments', [{ body: { ids: [ids.attachmentId], reason: '有路人的正脸' } }]],
    ['deleteResponses', [{ body: { ids: [responseId], reason: '包含联系方式' } }]],
    ['restoreResponses', [{ body: { ids: [responseId] } }]],
    ['removeFromGuide', [{ params, body: { revision, kind: 'topic', id: topicId } }]],
    ['withdrawInvitations', [{ params, body: { ids: [personId] } }]],
    ['endRehearsal', [{ params }]],
    ['moveHostedGroup', [{ params, body: { move: 'close' } }]],
  ];
}

const KEY = `test/group/${'a'.repeat(26)}/17952489000004821.jpg`;
