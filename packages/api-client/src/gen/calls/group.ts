/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type Download, type KeyedCallOptions } from '../../calls/call.ts';
import type {
  CountHostTopicMembersParams,
  DecodeGroupTaskParams,
  DiscussionRef,
  Done,
  DownloadGroupMembersParams,
  DownloadMemberTableParams,
  DownloadQuotesParams,
  DownloadResponseAttachmentsParams,
  DownloadResponseTableParams,
  DownloadTopicResponsesParams,
  FollowUp,
  FollowUpCreate,
  FollowUpRadar,
  FollowUpThread,
  GetFollowUpThreadParams,
  GetGroupMemberParams,
  GetGuideUploadFormParams,
  GetHostTopicParams,
  GetTopicParams,
  GetVoiceCoverageParams,
  GetVoteParams,
  Group,
  GroupAttachmentCreate,
  GroupAttachmentDownload,
  GroupAttachmentPage,
  GroupAttachmentRemove,
  GroupAttachmentRemoved,
  GroupChangePage,
  GroupCodeRequest,
  GroupCodeSession,
  GroupDeparture,
  GroupDownloadPage,
  GroupDraft,
  GroupDraftList,
  GroupDraftRemoval,
  GroupDraftSave,
  GroupIdentity,
  GroupInvitationCount,
  GroupInvitationIds,
  GroupInvitationOutcome,
  GroupInvitationPage,
  GroupLeaving,
  GroupLogin,
  GroupMe,
  GroupMedia,
  GroupMemberDetail,
  GroupMemberList,
  GroupMoveRequest,
  GroupProfileUpdate,
  GroupResponse,
  GroupRewardPage,
  GroupRewardRow,
  GroupSession,
  GroupTask,
  GroupTicket,
  GroupTicketLogin,
  Guide,
  GuideOrder,
  GuideRemoval,
  GuideSectionClosing,
  GuideSectionUpdate,
  GuideTopicUpdate,
  GuideUploadRequest,
  HostResponsePage,
  HostSearch,
  HostSectionList,
  HostTopicDetail,
  HostTopicList,
  HostTopicMemberCounts,
  HostTopicMemberPage,
  HostVoteList,
  HostedGroup,
  HostedGroupPage,
  HostedGroupUpdate,
  HostingAccess,
  Id,
  InvitingAttributeList,
  ListAnsweredSectionsParams,
  ListAskedFollowUpsParams,
  ListGroupAttachmentsParams,
  ListGroupChangesParams,
  ListGroupDownloadsParams,
  ListGroupMembersParams,
  ListGroupRewardsParams,
  ListHostResponsesParams,
  ListHostSectionsParams,
  ListHostTopicMembersParams,
  ListHostTopicsParams,
  ListHostVotesParams,
  ListHostedGroupsParams,
  ListInvitationsParams,
  ListMyGroupsParams,
  ListQuotesParams,
  ListResponseWordsParams,
  ListResponsesParams,
  ListTopicsParams,
  ListUnansweredSectionsParams,
  MemberInvitations,
  MyGroupPage,
  NewGuideSection,
  NewGuideTopics,
  NewHostedGroup,
  NewInvitations,
  PeopleTagList,
  PeopleTagRequest,
  PeopleTagging,
  ProbeList,
  ProbeRemoval,
  ProbeRequest,
  PublicId,
  QuoteCoding,
  QuoteFindingRemoval,
  QuoteFindingSave,
  QuoteList,
  QuoteOrder,
  QuoteRequest,
  RehearsalState,
  ResponseAttributeList,
  ResponseCounting,
  ResponseCreate,
  ResponseDelete,
  ResponseDeleted,
  ResponseEdit,
  ResponsePage,
  ResponseRestore,
  ResponseRestored,
  ResponseStar,
  ResponseTagList,
  ResponseTagging,
  ResponseTopicList,
  ResponseWordList,
  SearchHostTopicsParams,
  SearchTopicsParams,
  SectionReadList,
  SectionReads,
  SectionVote,
  Session,
  SharedAttributes,
  SharedInGroupList,
  SharedTakeBack,
  TakeOutRequest,
  TopicAnsweredPage,
  TopicAskedPage,
  TopicDetail,
  TopicList,
  TopicReminded,
  TopicReminder,
  TopicSearch,
  TopicUnansweredPage,
  UploadInParts,
  UploadPolicy,
  VoiceCoverage,
  VoiceTarget,
  VoteCast,
} from '../model/index.ts';

/**
 * Names, avatars and roles of members by id
 *
 * Ids of another group, and observers where a respondent asks, are left out. Without `ids`, everyone that the caller may see, hosts first, at most 500.
 */
export const listGroupMembers = (params?: ListGroupMembersParams, options?: CallOptions): CallPromise<GroupMemberList> =>
  call<GroupMemberList>({ operation: 'listGroupMembers', url: '/focusMembers', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * One member of the group
 *
 * Respondents are told name, avatar and role; hosts and observers also attributes, progress and visits.
 */
export const getGroupMember = (params: GetGroupMemberParams, options?: CallOptions): CallPromise<GroupMemberDetail> =>
  call<GroupMemberDetail>({ operation: 'getGroupMember', url: '/focusMembers/memberInfo', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * The caller inside the group
 *
 * Who the caller is in this group, whether they still have to choose a nickname and agree to the rules, and for
 * respondents their progress and reward. Refuses respondents of an archived group with `GROUP_NOT_OPEN`; hosts and
 * observers still read it.
 */
export const getGroupMe = (options?: CallOptions): CallPromise<GroupMe> =>
  call<GroupMe>({ operation: 'getGroupMe', url: '/focusMembers/info', method: 'GET' }, options, { 10014: 'GROUP_NOT_OPEN' });

/**
 * Follow-ups asked of the respondent
 *
 * Those without a reply first, then newest first. Respondents alone.
 */
export const listAskedFollowUps = (params?: ListAskedFollowUpsParams, options?: CallOptions): CallPromise<TopicAskedPage> =>
  call<TopicAskedPage>({ operation: 'listAskedFollowUps', url: '/v1/focusTopics/ask', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * One topic as its respondent sees it
 *
 * With every section, the own answer and how many others answered. With `answers` also the first answers of every
 * section that isn't locked, so that a page opens with one call; `listResponses` reads on. A topic not yet open is `TOPIC_NOT_OPEN`. Respondents alone.
 */
export const getTopic = (params: GetTopicParams, options?: CallOptions): CallPromise<TopicDetail> =>
  call<TopicDetail>({ operation: 'getTopic', url: '/v1/focusTopics/detail', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25003: 'TOPIC_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * What the respondent has answered
 *
 * Newest first. Respondents alone.
 */
export const listAnsweredSections = (params?: ListAnsweredSectionsParams, options?: CallOptions): CallPromise<TopicAnsweredPage> =>
  call<TopicAnsweredPage>({ operation: 'listAnsweredSections', url: '/v1/focusTopics/reply', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * What the respondent has still to answer
 *
 * Open sections without an answer, the one that closes first on top. Respondents alone.
 */
export const listUnansweredSections = (params?: ListUnansweredSectionsParams, options?: CallOptions): CallPromise<TopicUnansweredPage> =>
  call<TopicUnansweredPage>({ operation: 'listUnansweredSections', url: '/v1/focusTopics/unReply', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * The topics of the group with progress
 *
 * Hosts and observers alone; drafts are not in it.
 */
export const listHostTopics = (params?: ListHostTopicsParams, options?: CallOptions): CallPromise<HostTopicList> =>
  call<HostTopicList>({ operation: 'listHostTopics', url: '/v1/focusTopics/compere', method: 'GET', params }, options);

/**
 * One topic with sections, progress and who is silent
 *
 * Answers are read by `listResponses` a section. Hosts and observers alone.
 */
export const getHostTopic = (params: GetHostTopicParams, options?: CallOptions): CallPromise<HostTopicDetail> =>
  call<HostTopicDetail>({ operation: 'getHostTopic', url: '/v1/focusTopics/compere/detail', method: 'GET', params }, options);

/**
 * Respondents with their standing
 *
 * In one topic or, without it, in the whole group; silent ones first. Hosts and observers alone.
 */
export const listHostTopicMembers = (params?: ListHostTopicMembersParams, options?: CallOptions): CallPromise<HostTopicMemberPage> =>
  call<HostTopicMemberPage>({ operation: 'listHostTopicMembers', url: '/v1/focusTopics/compere/members', method: 'GET', params }, options);

/**
 * Respondents counted by state
 *
 * In one topic or, without it, in the whole group. Hosts and observers alone.
 */
export const countHostTopicMembers = (params?: CountHostTopicMembersParams, options?: CallOptions): CallPromise<HostTopicMemberCounts> =>
  call<HostTopicMemberCounts>({ operation: 'countHostTopicMembers', url: '/v1/focusTopics/compere/memberNums', method: 'GET', params }, options);

/**
 * Search topics, answers and respondents
 *
 * The best 20 of each. Hosts and observers alone.
 */
export const searchHostTopics = (params: SearchHostTopicsParams, options?: CallOptions): CallPromise<HostSearch> =>
  call<HostSearch>({ operation: 'searchHostTopics', url: '/v1/focusTopics/compere/search', method: 'GET', params }, options);

/**
 * The topics of a respondent with their sections
 *
 * In the host's order with progress, what is unread and what is owed next. Respondents alone.
 */
export const listTopics = (params?: ListTopicsParams, options?: CallOptions): CallPromise<TopicList> =>
  call<TopicList>({ operation: 'listTopics', url: '/focusSections', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * The sections of a topic with progress and who has not spoken
 *
 * Hosts and observers alone.
 */
export const listHostSections = (params: ListHostSectionsParams, options?: CallOptions): CallPromise<HostSectionList> =>
  call<HostSectionList>({ operation: 'listHostSections', url: '/focusSections/compere', method: 'GET', params }, options);

/**
 * The task that a group's address stands for
 *
 * A hash other than that of the session's group is answered as if it did not exist.
 */
export const decodeGroupTask = (params: DecodeGroupTaskParams, options?: CallOptions): CallPromise<GroupTask> =>
  call<GroupTask>({ operation: 'decodeGroupTask', url: '/focusSections/decode/task', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * One answer and what was said under it
 *
 * As far as the caller may see it; an answer still locked to the caller is `ANSWER_FIRST`.
 */
export const getFollowUpThread = (params: GetFollowUpThreadParams, options?: CallOptions): CallPromise<FollowUpThread> =>
  call<FollowUpThread>({ operation: 'getFollowUpThread', url: '/focusResponses/ask', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25006: 'ANSWER_FIRST', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * The answers to a section
 *
 * To respondents as the section's visibility allows: `ANSWER_FIRST` until they answered, `FORBIDDEN` where only hosts
 * see; the own answer comes with `getTopic` in any case. Hosts and observers see all. Deleted answers keep their place.
 */
export const listResponses = (params: ListResponsesParams, options?: CallOptions): CallPromise<ResponsePage> =>
  call<ResponsePage>({ operation: 'listResponses', url: '/focusResponses', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25003: 'TOPIC_NOT_OPEN', 25006: 'ANSWER_FIRST', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * Answer a section
 *
 * One answer a respondent a section. A retry with the same `clientId` answers with the stored answer; another
 * `clientId` is `ALREADY_ANSWERED` with the stored answer as data. Length is counted in characters without spaces.
 * Respondents alone.
 */
export const createResponse = (responseCreate: ResponseCreate, options?: CallOptions): CallPromise<GroupResponse> =>
  call<GroupResponse>({ operation: 'createResponse', url: '/focusResponses', method: 'POST', data: responseCreate }, options, { 10014: 'GROUP_NOT_OPEN', 25002: 'TOPIC_CLOSED', 25003: 'TOPIC_NOT_OPEN', 25004: 'SECTION_CLOSED', 25005: 'ANSWER_TOO_SHORT', 25007: 'ALREADY_ANSWERED', 25011: 'GROUP_CONSENT_REQUIRED', 25012: 'ATTACHMENT_UNUSABLE', 25120: 'PHOTO_REQUIRED' });

/**
 * Change the own answer
 *
 * Until a host replies to it or the section closes; earlier wordings are kept for audit. Respondents alone.
 */
export const editResponse = (responseEdit: ResponseEdit, options?: CallOptions): CallPromise<GroupResponse> =>
  call<GroupResponse>({ operation: 'editResponse', url: '/focusResponses/edit', method: 'POST', data: responseEdit }, options, { 10014: 'GROUP_NOT_OPEN', 25002: 'TOPIC_CLOSED', 25004: 'SECTION_CLOSED', 25005: 'ANSWER_TOO_SHORT', 25008: 'HOST_REPLIED', 25011: 'GROUP_CONSENT_REQUIRED', 25012: 'ATTACHMENT_UNUSABLE', 25120: 'PHOTO_REQUIRED' });

/**
 * Ask after an answer, reply or note
 *
 * By role: a host asks publicly or only the author, must-answer or not; a respondent replies under the own answer, or
 * under another's that they may see; an observer notes for the back room. From a host's public or private word on, the
 * answer can no longer be edited. A retry with the same `clientId` answers with what was stored. After the section
 * has closed, only hosts, observers and replies to must-answer follow-ups are taken. With `quote` it refers to words of
 * another answer to the same section that the caller may see: `QUOTE_STALE` when the answer doesn't contain them (any
 * more), `QUOTE_HIDDEN` when those whom a host addresses may not see that answer.
 */
export const createFollowUp = (id: Id, followUpCreate: FollowUpCreate, options?: CallOptions): CallPromise<FollowUp> =>
  call<FollowUp>({ operation: 'createFollowUp', url: `/focusResponses/${encodeURIComponent(id)}`, method: 'POST', data: followUpCreate }, options, { 10014: 'GROUP_NOT_OPEN', 25002: 'TOPIC_CLOSED', 25004: 'SECTION_CLOSED', 25006: 'ANSWER_FIRST', 25011: 'GROUP_CONSENT_REQUIRED', 25012: 'ATTACHMENT_UNUSABLE', 25019: 'RESPONDENT_LEFT', 25046: 'QUOTE_STALE', 25047: 'QUOTE_HIDDEN' });

/**
 * A vote as its respondent sees it
 *
 * With the own choice, and results as far as they are shown. Respondents alone.
 */
export const getVote = (params: GetVoteParams, options?: CallOptions): CallPromise<SectionVote> =>
  call<SectionVote>({ operation: 'getVote', url: '/focusVotes/user', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25003: 'TOPIC_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * The votes of a topic with names
 *
 * Who chose what and who has not voted. Hosts and observers alone.
 */
export const listHostVotes = (params?: ListHostVotesParams, options?: CallOptions): CallPromise<HostVoteList> =>
  call<HostVoteList>({ operation: 'listHostVotes', url: '/focusVotes/compere', method: 'GET', params }, options);

/**
 * Vote
 *
 * A vote can be changed until it closes; the same choice again changes nothing. Options are checked against kind, minimum and maximum.
 * Respondents alone.
 */
export const castVote = (voteCast: VoteCast, options?: CallOptions): CallPromise<SectionVote> =>
  call<SectionVote>({ operation: 'castVote', url: '/focusVotes', method: 'POST', data: voteCast }, options, { 10014: 'GROUP_NOT_OPEN', 25002: 'TOPIC_CLOSED', 25003: 'TOPIC_NOT_OPEN', 25004: 'SECTION_CLOSED', 25009: 'VOTE_CLOSED', 25011: 'GROUP_CONSENT_REQUIRED', 25014: 'VOTE_CHOICE_INVALID' });

/**
 * The transcript of a topic as a spreadsheet
 *
 * One sheet a section: the question, then each answer in order of time with its follow-ups and replies, without what is
 * deleted and without the back room's notes. Cells that begin like a formula are escaped. The last sheet, 说明 (notes), names
 * rows and columns, and gives the SHA-256 of each sheet's rows. Every download is recorded. Named time stamp and 4
 * digits. Hosts and observers alone.
 */
export const downloadTopicResponses = (params: DownloadTopicResponsesParams, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadTopicResponses', url: '/focusResponses/download', method: 'GET', params, responseType: 'blob' }, options);

/**
 * The member list as a spreadsheet
 *
 * One row a respondent: attributes they agreed to share, progress, answers, visits; no contact details. Cells that begin
 * like a formula are escaped. The last sheet, 说明 (notes), names filters, rows and columns, and gives the SHA-256 of the rows.
 * Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
 */
export const downloadGroupMembers = (params?: DownloadGroupMembersParams, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadGroupMembers', url: '/focusMembers/download', method: 'GET', params, responseType: 'blob' }, options);

/**
 * All answers of the group, filtered
 *
 * Filters narrow together. Newest first unless ordered otherwise. Hosts and observers alone.
 */
export const listHostResponses = (params?: ListHostResponsesParams, options?: CallOptions): CallPromise<HostResponsePage> =>
  call<HostResponsePage>({ operation: 'listHostResponses', url: '/focusResponses/list', method: 'GET', params }, options);

/**
 * Topics and sections to filter answers by
 *
 * Hosts and observers alone.
 */
export const listResponseTopics = (options?: CallOptions): CallPromise<ResponseTopicList> =>
  call<ResponseTopicList>({ operation: 'listResponseTopics', url: '/focusResponses/topic', method: 'GET' }, options);

/**
 * The tags of the group
 *
 * Most used first. Hosts and observers alone.
 */
export const listResponseTags = (options?: CallOptions): CallPromise<ResponseTagList> =>
  call<ResponseTagList>({ operation: 'listResponseTags', url: '/focusResponses/tag', method: 'GET' }, options);

/**
 * Attributes of respondents to filter answers by
 *
 * Only what respondents agreed to share with this group. Hosts and observers alone.
 */
export const listResponseAttributes = (options?: CallOptions): CallPromise<ResponseAttributeList> =>
  call<ResponseAttributeList>({ operation: 'listResponseAttributes', url: '/focusResponses/member/attr', method: 'GET' }, options);

/**
 * Delete answers with a reason
 *
 * Content and attachments are hidden from everyone and kept for audit; the author is told the reason, and may answer
 * again while the section is open. All or nothing. Hosts alone.
 */
export const deleteResponses = (responseDelete: ResponseDelete, options?: CallOptions): CallPromise<ResponseDeleted> =>
  call<ResponseDeleted>({ operation: 'deleteResponses', url: '/focusResponses/delete', method: 'POST', data: responseDelete }, options, { 10014: 'GROUP_NOT_OPEN', 25015: 'REASON_REQUIRED' });

/**
 * Filtered answers as a spreadsheet
 *
 * One row an answer, oldest first: topic, section, respondent, attributes, content, tags, tagged passages, number of
 * attachments, times. Without deleted answers. Cells that begin like a formula are escaped. The last sheet, 说明 (notes), gives
 * filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
 */
export const downloadResponseTable = (params?: DownloadResponseTableParams, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadResponseTable', url: '/focusResponses/base/download', method: 'GET', params, responseType: 'blob' }, options);

/**
 * Filtered answers by respondent as a spreadsheet
 *
 * One row a respondent with a matching answer, one column a section. Cells that begin like a formula are escaped. The
 * last sheet, 说明 (notes), gives filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and
 * observers alone.
 */
export const downloadMemberTable = (params?: DownloadMemberTableParams, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadMemberTable', url: '/focusResponses/member/download', method: 'GET', params, responseType: 'blob' }, options);

/**
 * The attachments of filtered answers in one archive
 *
 * A folder a topic, in it the files of the questions that the matching answers answer, and those of the answers. A manifest
 * with the SHA-256 of each is last. Named time stamp and 4 digits, streamed. Without a single file `NOT_FOUND`. Hosts and
 * observers alone.
 */
export const downloadResponseAttachments = (params?: DownloadResponseAttachmentsParams, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadResponseAttachments', url: '/focusResponses/attachment/download', method: 'GET', params, responseType: 'blob' }, options);

/**
 * Attachments of the group
 *
 * Newest first: what stands in answers and follow-ups that the caller may see, and what the caller uploaded and hasn't sent
 * yet. Respondents see their own; hosts and observers all but those of deleted answers.
 */
export const listGroupAttachments = (params?: ListGroupAttachmentsParams, options?: CallOptions): CallPromise<GroupAttachmentPage> =>
  call<GroupAttachmentPage>({ operation: 'listGroupAttachments', url: '/focus/attachment', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * Register an uploaded file
 *
 * The file's content decides its type, not its name; location data is stripped from pictures. Its id is then given to
 * `createResponse`, `editResponse` or `createFollowUp`. What is used nowhere after 24 hours is removed. Respondents give
 * pictures, videos and recordings, hosts also PDF; observers nothing.
 */
export const addGroupAttachment = (groupAttachmentCreate: GroupAttachmentCreate, options?: CallOptions): CallPromise<GroupMedia> =>
  call<GroupMedia>({ operation: 'addGroupAttachment', url: '/focus/attachment', method: 'POST', data: groupAttachmentCreate }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * Chosen attachments in one archive
 *
 * A folder a topic; in it files named by section, respondent as `identity` says, and a number, never by the original name,
 * which may name a person. The last file, 清单.csv (the list), gives each file's person, place, time and SHA-256. All must be visible
 * to the caller, else `NOT_FOUND`. Every download is recorded. Named time stamp and 4 digits, streamed. Hosts alone.
 */
export const downloadGroupAttachments = (groupAttachmentDownload: GroupAttachmentDownload, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadGroupAttachments', url: '/focus/attachment/download', method: 'POST', data: groupAttachmentDownload, responseType: 'blob' }, options);

/**
 * Remove attachments
 *
 * Respondents their own, while the answer that holds them may still be edited; hosts any, with a reason. All or nothing.
 * Kept for audit.
 */
export const removeGroupAttachments = (groupAttachmentRemove: GroupAttachmentRemove, options?: CallOptions): CallPromise<GroupAttachmentRemoved> =>
  call<GroupAttachmentRemoved>({ operation: 'removeGroupAttachments', url: '/focus/attachment/remove', method: 'POST', data: groupAttachmentRemove }, options, { 10014: 'GROUP_NOT_OPEN', 25002: 'TOPIC_CLOSED', 25004: 'SECTION_CLOSED', 25008: 'HOST_REPLIED', 25011: 'GROUP_CONSENT_REQUIRED', 25015: 'REASON_REQUIRED', 25120: 'PHOTO_REQUIRED' });

/**
 * The discussions that the member is invited to
 *
 * Those that open last first, with what a respondent still owes. Archived groups and withdrawn invitations are left
 * out.
 */
export const listMyGroups = (params?: ListMyGroupsParams, options?: CallOptions): CallPromise<MyGroupPage> =>
  call<MyGroupPage>({ operation: 'listMyGroups', url: '/v1/discussions', method: 'GET', params }, options);

/**
 * What hosts of which discussions see of the member
 *
 * Each discussion whose hosts and observers see attributes of the member, also after it was archived. Those that were
 * agreed to last come first, at most 100.
 */
export const listSharedInGroups = (options?: CallOptions): CallPromise<SharedInGroupList> =>
  call<SharedInGroupList>({ operation: 'listSharedInGroups', url: '/v1/discussions/shared', method: 'GET' }, options);

/**
 * Take back what hosts of a discussion see of the member
 *
 * Ends the consent at once, also in an archived discussion: hosts and observers read nothing of it any more. A discussion
 * that the member was never part of is `NOT_FOUND`; where nothing is shared, nothing changes.
 */
export const takeBackShared = (sharedTakeBack: SharedTakeBack, options?: CallOptions): CallPromise<SharedInGroupList> =>
  call<SharedInGroupList>({ operation: 'takeBackShared', url: '/v1/discussions/shared/take-back', method: 'POST', data: sharedTakeBack }, options);

/**
 * Which of the member's groups something is part of
 *
 * For an address that names only a topic, a section, an own answer, or a follow-up below one. Anything of a group that
 * the member isn't invited to is `NOT_FOUND`, and so are others' answers.
 */
export const findDiscussion = (id: Id, options?: CallOptions): CallPromise<DiscussionRef> =>
  call<DiscussionRef>({ operation: 'findDiscussion', url: `/v1/discussions/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * What the sign-in page of a group says
 *
 * Answers from publication on, so that the page can count down to an upcoming group and tell that one is over, and
 * hosts can sign in to an archived one. Before that `GROUP_NOT_OPEN`; an unknown hash is `NOT_FOUND`.
 */
export const getGroup = (hash: PublicId, options?: CallOptions): CallPromise<Group> =>
  call<Group>({ operation: 'getGroup', url: `/v1/groups/${encodeURIComponent(hash)}`, method: 'GET' }, options, { 10014: 'GROUP_NOT_OPEN' });

/**
 * Send a sign-in code to an invited mobile
 *
 * Answers the same whether the mobile is invited or not; a code goes out only to invited ones. Resend after 60 s,
 * 5 a day a mobile, 20 a day a device.
 */
export const sendGroupCode = (hash: PublicId, groupCodeRequest: GroupCodeRequest, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'sendGroupCode', url: `/v1/groups/${encodeURIComponent(hash)}/sms/send`, method: 'POST', data: groupCodeRequest }, options, { 10014: 'GROUP_NOT_OPEN', 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 20005: 'CODE_TOO_SOON', 20006: 'CODE_DAILY_LIMIT', 20023: 'PROOF_REQUIRED' });

/**
 * Sign in to one group with mobile and code
 *
 * The session's audience is the group: it opens nothing else. A host whose mobile has the account of a named host also gets
 * a session for the hosts' pages, which ends with this one, unless something keeps the account from signing in. Respondents enter from opening until the group is
 * archived, else `GROUP_NOT_OPEN`; hosts and observers also before and after. `NOT_INVITED` is told only to who proved the mobile by
 * a right code, for an invitation withdrawn since.
 */
export const loginGroup = (hash: PublicId, groupLogin: GroupLogin, options?: KeyedCallOptions): CallPromise<GroupCodeSession> =>
  call<GroupCodeSession>({ operation: 'loginGroup', url: `/v1/groups/${encodeURIComponent(hash)}/login`, method: 'POST', keyed: true, data: groupLogin }, options, { 10014: 'GROUP_NOT_OPEN', 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 20003: 'CODE_WRONG', 20004: 'CODE_EXPIRED', 20007: 'CODE_TRIES_USED', 25001: 'NOT_INVITED', 25017: 'GROUP_LEFT' });

/**
 * Let an invited member cross from the member site into a group
 *
 * A one-time ticket, good for 60 seconds and for this group only.
 */
export const createGroupTicket = (hash: PublicId, options?: CallOptions): CallPromise<GroupTicket> =>
  call<GroupTicket>({ operation: 'createGroupTicket', url: `/v1/groups/${encodeURIComponent(hash)}/ticket`, method: 'POST' }, options, { 10014: 'GROUP_NOT_OPEN', 25001: 'NOT_INVITED', 25017: 'GROUP_LEFT', 26150: 'PENALTY_TASKS' });

/**
 * Sign in to one group with a ticket
 *
 * A ticket that is used, expired or of another group is `TICKET_INVALID`; the mobile and code are then the way in.
 */
export const loginGroupWithTicket = (hash: PublicId, groupTicketLogin: GroupTicketLogin, options?: CallOptions): CallPromise<GroupSession> =>
  call<GroupSession>({ operation: 'loginGroupWithTicket', url: `/v1/groups/${encodeURIComponent(hash)}/ticket/login`, method: 'POST', data: groupTicketLogin }, options, { 10014: 'GROUP_NOT_OPEN', 25001: 'NOT_INVITED', 25010: 'TICKET_INVALID' });

/**
 * Settle the first visit, or change nickname and avatar
 *
 * Records the agreement to rules and consent with its version and time. Refuses a version that is no longer current
 * with `GROUP_CONSENT_REQUIRED`, the hash of another group with `NOT_FOUND`, and an archived group with
 * `GROUP_NOT_OPEN`. `sharedAttributes` says which attributes a respondent lets hosts and observers see; an outdated
 * version of its text is `SHARING_TEXT_CHANGED`.
 */
export const updateGroupProfile = (hash: PublicId, groupProfileUpdate: GroupProfileUpdate, options?: CallOptions): CallPromise<GroupIdentity> =>
  call<GroupIdentity>({ operation: 'updateGroupProfile', url: `/v1/groups/${encodeURIComponent(hash)}/profile`, method: 'POST', data: groupProfileUpdate }, options, { 10014: 'GROUP_NOT_OPEN', 21001: 'NICKNAME_INVALID', 21002: 'NICKNAME_TAKEN', 21013: 'NICKNAME_RESERVED', 25011: 'GROUP_CONSENT_REQUIRED', 25016: 'SHARING_TEXT_CHANGED', 26150: 'PENALTY_TASKS' });

/**
 * Leave a group
 *
 * Answers what was finished and earned until now; with `dryRun` it changes nothing. What the caller said stays under
 * the nickname, drafts and files that were not sent are deleted, and the caller's other sessions in this group end.
 * This session can repeat the call; any other call of it is `UNAUTHORISED`. What was earned is paid with the group.
 * Only a host can invite again. Allowed before the current consent too. After the closing it is `LEAVING_TOO_LATE`,
 * before the opening `GROUP_NOT_OPEN`, and the hash of another group is `NOT_FOUND`. Respondents alone.
 */
export const leaveGroup = (hash: PublicId, groupLeaving: GroupLeaving, options?: KeyedCallOptions): CallPromise<GroupDeparture> =>
  call<GroupDeparture>({ operation: 'leaveGroup', url: `/v1/groups/${encodeURIComponent(hash)}/leave`, method: 'POST', keyed: true, data: groupLeaving }, options, { 10014: 'GROUP_NOT_OPEN', 25018: 'LEAVING_TOO_LATE' });

/**
 * What the respondent lets hosts see of themselves, and what they could
 *
 * The text of the separate consent, and each attribute with the member's own value and what hosts and observers see of it.
 * Empty for hosts, observers and guests without an account, and for a host who looks as a respondent. The hash of another
 * group is `NOT_FOUND`.
 */
export const getSharedAttributes = (hash: PublicId, options?: CallOptions): CallPromise<SharedAttributes> =>
  call<SharedAttributes>({ operation: 'getSharedAttributes', url: `/v1/groups/${encodeURIComponent(hash)}/shared-attributes`, method: 'GET' }, options, { 10014: 'GROUP_NOT_OPEN' });

/**
 * Suggest topics while typing in the header
 *
 * Topics the caller may see whose title, or a section's title, contains the words; best first, at most 10.
 */
export const searchTopics = (params: SearchTopicsParams, options?: CallOptions): CallPromise<TopicSearch> =>
  call<TopicSearch>({ operation: 'searchTopics', url: '/v1/focusTopics/search', method: 'GET', params }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * Move the unread dividers of sections
 *
 * Everything up to and including an answer counts as read by the caller; a divider never moves back. All or nothing.
 * Nothing needs to be fetched again afterwards. A host's reading shows the authors that their answers were read.
 * With `alone`, hosts and observers count single answers as read (at most 500 beyond the dividers); a divider follows
 * once everything before was read. Respondents get `FORBIDDEN` for that.
 */
export const markSectionsRead = (sectionReads: SectionReads, options?: CallOptions): CallPromise<SectionReadList> =>
  call<SectionReadList>({ operation: 'markSectionsRead', url: '/v1/focusSections/read', method: 'POST', data: sectionReads }, options, { 10014: 'GROUP_NOT_OPEN', 25006: 'ANSWER_FIRST', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * Remind respondents of what they owe
 *
 * By message on the site, and by text message for those who agreed to it; at most once in 12 hours a respondent and three times for a topic. Hosts alone.
 */
export const remindGroupMembers = (topicReminder: TopicReminder, options?: CallOptions): CallPromise<TopicReminded> =>
  call<TopicReminded>({ operation: 'remindGroupMembers', url: '/v1/focusTopics/remind', method: 'POST', data: topicReminder }, options, { 10014: 'GROUP_NOT_OPEN', 25002: 'TOPIC_CLOSED', 25003: 'TOPIC_NOT_OPEN' });

/**
 * Put tags on answers and take them off
 *
 * All or nothing; a tag that no answer carries any more is gone. With `passage` the tags stand on a marked part of one
 * answer; `PASSAGE_STALE` when that was edited since. Hosts alone.
 */
export const tagResponses = (responseTagging: ResponseTagging, options?: CallOptions): CallPromise<ResponseTagList> =>
  call<ResponseTagList>({ operation: 'tagResponses', url: '/v1/focusResponses/tags', method: 'POST', data: responseTagging }, options, { 10014: 'GROUP_NOT_OPEN', 25040: 'PASSAGE_STALE', 25041: 'TAGS_FULL' });

/**
 * Bring deleted answers back
 *
 * Within 30 days (`RESTORE_TOO_LATE`), and not where the author has answered again (`RESPONSE_REPLACED`). All or nothing.
 * Hosts alone.
 */
export const restoreResponses = (responseRestore: ResponseRestore, options?: CallOptions): CallPromise<ResponseRestored> =>
  call<ResponseRestored>({ operation: 'restoreResponses', url: '/v1/focusResponses/restore', method: 'POST', data: responseRestore }, options, { 10014: 'GROUP_NOT_OPEN', 25042: 'RESTORE_TOO_LATE', 25043: 'RESPONSE_REPLACED' });

/**
 * Star an answer for oneself
 *
 * Seen by nobody else. Hosts and observers alone.
 */
export const starResponse = (responseStar: ResponseStar, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'starResponse', url: '/v1/focusResponses/star', method: 'POST', data: responseStar }, options);

/**
 * Count an answer for the reward although it doesn't fit
 *
 * For answers that are too short or repeat an earlier one. Hosts alone, until the coins are counted at the closing. An
 * edit of the answer takes it back.
 */
export const countResponse = (responseCounting: ResponseCounting, options?: CallOptions): CallPromise<GroupResponse> =>
  call<GroupResponse>({ operation: 'countResponse', url: '/v1/focusResponses/count', method: 'POST', data: responseCounting }, options, { 10014: 'GROUP_NOT_OPEN' });

/**
 * Whether the caller may make groups
 *
 * Whether an operator named this member as a host.
 */
export const getHostingAccess = (options?: CallOptions): CallPromise<HostingAccess> =>
  call<HostingAccess>({ operation: 'getHostingAccess', url: '/v1/hosting', method: 'GET' }, options);

/**
 * Let a host cross from the member site to the pages for hosts
 *
 * A one-time ticket, good for 60 seconds. The session it buys opens the calls for hosts only.
 */
export const createHostingTicket = (options?: CallOptions): CallPromise<GroupTicket> =>
  call<GroupTicket>({ operation: 'createHostingTicket', url: '/v1/hosting/ticket', method: 'POST' }, options, { 25080: 'NOT_A_HOST' });

/**
 * Open a session for hosting with a ticket
 *
 * The session belongs to the member, but opens only what hosts need. A ticket that is used or expired is
 * `HOST_TICKET_INVALID`; who is no host any more is `NOT_A_HOST`.
 */
export const loginHosting = (groupTicketLogin: GroupTicketLogin, options?: CallOptions): CallPromise<Session> =>
  call<Session>({ operation: 'loginHosting', url: '/v1/hosting/login', method: 'POST', data: groupTicketLogin }, options, { 25080: 'NOT_A_HOST', 25104: 'HOST_TICKET_INVALID' });

/**
 * Who downloaded what from the group
 *
 * The audit of downloads, newest first. Hosts alone.
 */
export const listGroupDownloads = (params?: ListGroupDownloadsParams, options?: CallOptions): CallPromise<GroupDownloadPage> =>
  call<GroupDownloadPage>({ operation: 'listGroupDownloads', url: '/v1/focusResponses/downloads', method: 'GET', params }, options);

/**
 * The words of filtered answers, most frequent first
 *
 * Words that carry meaning and that two answers or more use, counted by these answers; the newest 20,000 answers count. Hosts and observers alone.
 */
export const listResponseWords = (params?: ListResponseWordsParams, options?: CallOptions): CallPromise<ResponseWordList> =>
  call<ResponseWordList>({ operation: 'listResponseWords', url: '/v1/focusResponses/words', method: 'GET', params }, options);

/**
 * Who has spoken about what
 *
 * Respondents by the values of one attribute that they share, of two crossed, or by tags of hosts, against topics. Hosts and
 * observers alone; tags are for hosts.
 */
export const getVoiceCoverage = (params?: GetVoiceCoverageParams, options?: CallOptions): CallPromise<VoiceCoverage> =>
  call<VoiceCoverage>({ operation: 'getVoiceCoverage', url: '/v1/focusResponses/coverage', method: 'GET', params }, options);

/**
 * Set how many people of a segment should speak about a topic
 *
 * Answers the grid with the new target. 0 removes one. Hosts alone.
 */
export const setVoiceTarget = (voiceTarget: VoiceTarget, options?: CallOptions): CallPromise<VoiceCoverage> =>
  call<VoiceCoverage>({ operation: 'setVoiceTarget', url: '/v1/focusResponses/coverage/targets', method: 'POST', data: voiceTarget }, options, { 10014: 'GROUP_NOT_OPEN' });

/**
 * What deserves the host's next question
 *
 * Unanswered follow-ups, thin answers, votes that the text contradicts, and silent people; up to 50 of each. Hosts and observers alone.
 */
export const getFollowUpRadar = (options?: CallOptions): CallPromise<FollowUpRadar> =>
  call<FollowUpRadar>({ operation: 'getFollowUpRadar', url: '/v1/focusResponses/radar', method: 'GET' }, options);

/**
 * The texts that the respondent has not sent yet
 *
 * The caller's own drafts of this group, in no order; nobody else ever sees them. A host who looks at the group as a
 * respondent gets none. A draft has its quote as long as the quoted answer contains the words. Respondents alone.
 */
export const listGroupDrafts = (options?: CallOptions): CallPromise<GroupDraftList> =>
  call<GroupDraftList>({ operation: 'listGroupDrafts', url: '/v1/focusDrafts', method: 'GET' }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * Save a text that is not sent yet
 *
 * One draft a person for each section and each answer. `version` is the version that the caller saw last, null for
 * none. When another device has saved another text since, it is `DRAFT_CHANGED` with the stored draft as data, and
 * nothing changes. Saving the stored text again is no change. A respondent has at most 30 drafts in a group, else
 * `DRAFTS_FULL`. Sending the answer or reply deletes its draft. Respondents alone.
 */
export const saveGroupDraft = (groupDraftSave: GroupDraftSave, options?: CallOptions): CallPromise<GroupDraft> =>
  call<GroupDraft>({ operation: 'saveGroupDraft', url: '/v1/focusDrafts', method: 'POST', data: groupDraftSave }, options, { 10014: 'GROUP_NOT_OPEN', 25002: 'TOPIC_CLOSED', 25003: 'TOPIC_NOT_OPEN', 25004: 'SECTION_CLOSED', 25006: 'ANSWER_FIRST', 25011: 'GROUP_CONSENT_REQUIRED', 25049: 'DRAFT_CHANGED', 25050: 'DRAFTS_FULL' });

/**
 * Delete a text that is not sent yet
 *
 * Deleting one that is gone, or that another device has changed since `version`, changes nothing. Respondents alone.
 */
export const removeGroupDraft = (groupDraftRemoval: GroupDraftRemoval, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'removeGroupDraft', url: '/v1/focusDrafts/remove', method: 'POST', data: groupDraftRemoval }, options, { 10014: 'GROUP_NOT_OPEN', 25011: 'GROUP_CONSENT_REQUIRED' });

/**
 * The follow-ups that a host uses again
 *
 * The host's own ones, then those that all hosts of the group share. Hosts and observers alone.
 */
export const listProbes = (options?: CallOptions): CallPromise<ProbeList> =>
  call<ProbeList>({ operation: 'listProbes', url: '/v1/focusProbes', method: 'GET' }, options);

/**
 * Keep a follow-up for later, or change one
 *
 * An own one follows the host's account into every group; a shared one is there for all hosts of this group. Hosts alone.
 */
export const saveProbe = (probeRequest: ProbeRequest, options?: CallOptions): CallPromise<ProbeList> =>
  call<ProbeList>({ operation: 'saveProbe', url: '/v1/focusProbes', method: 'POST', data: probeRequest }, options, { 10014: 'GROUP_NOT_OPEN', 25045: 'PROBES_FULL' });

/**
 * Remove a follow-up from the library
 *
 * Removing one that is gone changes nothing. Hosts alone.
 */
export const removeProbe = (probeRemoval: ProbeRemoval, options?: CallOptions): CallPromise<ProbeList> =>
  call<ProbeList>({ operation: 'removeProbe', url: '/v1/focusProbes/remove', method: 'POST', data: probeRemoval }, options, { 10014: 'GROUP_NOT_OPEN' });

/**
 * The quote board
 *
 * Passages that hosts put there, in their order, each with where it comes from. People are named as `identity` says. Hosts and observers alone.
 */
export const listQuotes = (params?: ListQuotesParams, options?: CallOptions): CallPromise<QuoteList> =>
  call<QuoteList>({ operation: 'listQuotes', url: '/v1/focusResponses/quotes', method: 'GET', params }, options);

/**
 * Put a passage on the quote board
 *
 * `PASSAGE_STALE` when the answer was edited since; a passage that stands there already is answered alike. Hosts alone.
 */
export const addQuote = (quoteRequest: QuoteRequest, options?: CallOptions): CallPromise<QuoteList> =>
  call<QuoteList>({ operation: 'addQuote', url: '/v1/focusResponses/quotes', method: 'POST', data: quoteRequest }, options, { 10014: 'GROUP_NOT_OPEN', 25040: 'PASSAGE_STALE', 25044: 'QUOTES_FULL' });

/**
 * Order the quote board
 *
 * `ids` are all quotes of the board in their new order. With `remove` one is taken off. Hosts alone.
 */
export const orderQuotes = (quoteOrder: QuoteOrder, options?: CallOptions): CallPromise<QuoteList> =>
  call<QuoteList>({ operation: 'orderQuotes', url: '/v1/focusResponses/quotes/order', method: 'POST', data: quoteOrder }, options, { 10014: 'GROUP_NOT_OPEN' });

/**
 * Code a quote and put it under a finding
 *
 * Replaces the codes of the quote and the finding that it supports. Hosts alone.
 */
export const codeQuote = (quoteCoding: QuoteCoding, options?: CallOptions): CallPromise<QuoteList> =>
  call<QuoteList>({ operation: 'codeQuote', url: '/v1/focusResponses/quotes/codes', method: 'POST', data: quoteCoding }, options, { 10014: 'GROUP_NOT_OPEN' });

/**
 * Add or change a finding
 *
 * A retry changes nothing. With `place` the finding moves there. Hosts alone.
 */
export const saveFinding = (quoteFindingSave: QuoteFindingSave, options?: CallOptions): CallPromise<QuoteList> =>
  call<QuoteList>({ operation: 'saveFinding', url: '/v1/focusResponses/quotes/findings', method: 'POST', data: quoteFindingSave }, options, { 10014: 'GROUP_NOT_OPEN', 25048: 'FINDINGS_FULL' });

/**
 * Remove a finding
 *
 * Its quotes stay on the board without a finding. One that is gone already may be removed again. Hosts alone.
 */
export const removeFinding = (quoteFindingRemoval: QuoteFindingRemoval, options?: CallOptions): CallPromise<QuoteList> =>
  call<QuoteList>({ operation: 'removeFinding', url: '/v1/focusResponses/quotes/findings/remove', method: 'POST', data: quoteFindingRemoval }, options, { 10014: 'GROUP_NOT_OPEN' });

/**
 * The quote board as a document or workbook
 *
 * Findings with their quotes, then the quotes without a finding, each with its codes, its respondent as `identity`
 * says, the version of the answer, and a link to it. Every download is recorded. Named time stamp and 4 digits. Hosts
 * and observers alone.
 */
export const downloadQuotes = (params: DownloadQuotesParams, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadQuotes', url: '/v1/focusResponses/quotes/download', method: 'GET', params, responseType: 'blob' }, options);

/**
 * By which attributes hosts may invite members
 *
 * Those that aren't sensitive, with their possible values.
 */
export const listInvitingAttributes = (options?: CallOptions): CallPromise<InvitingAttributeList> =>
  call<InvitingAttributeList>({ operation: 'listInvitingAttributes', url: '/v1/hosting/attributes', method: 'GET' }, options, { 25080: 'NOT_A_HOST' });

/**
 * The groups a host makes
 *
 * The newest first. Only members whom an operator named as hosts; all others get `NOT_A_HOST`.
 */
export const listHostedGroups = (params?: ListHostedGroupsParams, options?: CallOptions): CallPromise<HostedGroupPage> =>
  call<HostedGroupPage>({ operation: 'listHostedGroups', url: '/v1/hosting/groups', method: 'GET', params }, options, { 25080: 'NOT_A_HOST' });

/**
 * Make a group, as a draft
 *
 * The caller becomes its first host. `id` is made by the page, so that sending it twice makes one group.
 */
export const createHostedGroup = (newHostedGroup: NewHostedGroup, options?: CallOptions): CallPromise<HostedGroup> =>
  call<HostedGroup>({ operation: 'createHostedGroup', url: '/v1/hosting/groups', method: 'POST', data: newHostedGroup }, options, { 25080: 'NOT_A_HOST', 25093: 'SCHEDULE_WRONG', 25096: 'PLAN_WRONG' });

/**
 * One group with its settings
 *
 * What its hosts set, where it stands in its life, and how many it has invited.
 */
export const getHostedGroup = (groupId: Id, options?: CallOptions): CallPromise<HostedGroup> =>
  call<HostedGroup>({ operation: 'getHostedGroup', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}`, method: 'GET' }, options, { 25080: 'NOT_A_HOST' });

/**
 * Change the settings of a group
 *
 * `revision` is the one that was read; an older one is `GUIDE_CHANGED`. The reward plan is fixed once people are invited (`PLAN_FIXED`), the opening once the group is open. Changed rules or consent text have to be agreed to again.
 */
export const updateHostedGroup = (groupId: Id, hostedGroupUpdate: HostedGroupUpdate, options?: CallOptions): CallPromise<HostedGroup> =>
  call<HostedGroup>({ operation: 'updateHostedGroup', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}`, method: 'POST', data: hostedGroupUpdate }, options, { 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25087: 'GUIDE_CHANGED', 25093: 'SCHEDULE_WRONG', 25095: 'SCHEDULE_FIXED', 25096: 'PLAN_WRONG', 25097: 'PLAN_FIXED' });

/**
 * Move a group on in its life
 *
 * Draft, inviting, open, closed, archived, and never back. A move that the group is not ready for is refused with the state it is in.
 */
export const moveHostedGroup = (groupId: Id, groupMoveRequest: GroupMoveRequest, options?: CallOptions): CallPromise<HostedGroup> =>
  call<HostedGroup>({ operation: 'moveHostedGroup', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/move`, method: 'POST', data: groupMoveRequest }, options, { 25080: 'NOT_A_HOST', 25081: 'GROUP_IS_DRAFT', 25082: 'GROUP_IS_INVITING', 25083: 'GROUP_IS_OPEN', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25086: 'GUIDE_EMPTY', 25094: 'SCHEDULE_PAST', 25098: 'PAY_UNCONFIRMED' });

/**
 * The rehearsal of a group
 *
 * Null while none runs.
 */
export const getRehearsal = (groupId: Id, options?: CallOptions): CallPromise<RehearsalState> =>
  call<RehearsalState>({ operation: 'getRehearsal', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/rehearsal`, method: 'GET' }, options, { 25080: 'NOT_A_HOST' });

/**
 * Rehearse a group before it opens
 *
 * Copies the guide as it stands, and scripted respondents answer it by the calls of real ones and at the times of its
 * schedule, so that hosts see the desk as it will look, and what respondents can't do. It is a group of its own: nothing of
 * it is paid, messaged, or counted in the group. The answer comes before the respondents have answered: `walk` and
 * `progress` of `getRehearsal` say how far they are. A rehearsal that runs is replaced. Once the group is open,
 * `REHEARSAL_TOO_LATE`.
 */
export const startRehearsal = (groupId: Id, options?: CallOptions): CallPromise<RehearsalState> =>
  call<RehearsalState>({ operation: 'startRehearsal', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/rehearsal`, method: 'POST' }, options, { 25080: 'NOT_A_HOST', 25086: 'GUIDE_EMPTY', 25106: 'REHEARSAL_TOO_LATE' });

/**
 * Let a host into the rehearsal
 *
 * A one-time ticket for the rehearsal's own `hash`, good for 60 seconds. `NOT_FOUND` while none runs.
 */
export const createRehearsalTicket = (groupId: Id, options?: CallOptions): CallPromise<GroupTicket> =>
  call<GroupTicket>({ operation: 'createRehearsalTicket', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/rehearsal/ticket`, method: 'POST' }, options, { 25080: 'NOT_A_HOST' });

/**
 * End the rehearsal
 *
 * Everything of it is deleted, also while respondents answer. Ending none changes nothing. It also ends when the group opens, and after a day.
 */
export const endRehearsal = (groupId: Id, options?: CallOptions): CallPromise<RehearsalState> =>
  call<RehearsalState>({ operation: 'endRehearsal', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/rehearsal/end`, method: 'POST' }, options, { 25080: 'NOT_A_HOST' });

/**
 * The guide as its hosts edit it
 *
 * All topics and sections in order, with their votes and the number of answers.
 */
export const getGuide = (groupId: Id, options?: CallOptions): CallPromise<Guide> =>
  call<Guide>({ operation: 'getGuide', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide`, method: 'GET' }, options, { 25080: 'NOT_A_HOST' });

/**
 * Add topics with their sections
 *
 * After the others, in one step. Ids are made by the page; sending a topic twice adds it once.
 */
export const addGuideTopics = (groupId: Id, newGuideTopics: NewGuideTopics, options?: CallOptions): CallPromise<Guide> =>
  call<Guide>({ operation: 'addGuideTopics', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/topics`, method: 'POST', data: newGuideTopics }, options, { 25012: 'ATTACHMENT_UNUSABLE', 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25087: 'GUIDE_CHANGED', 25088: 'GUIDE_FULL', 25092: 'VOTE_WRONG', 25093: 'SCHEDULE_WRONG', 25101: 'TAG_UNKNOWN' });

/**
 * Change a topic
 *
 * Title, summary, times and audience. A tag that the group doesn't have is `TAG_UNKNOWN`; showing what people answered to
 * others than before is `VISIBILITY_PROMISED`.
 */
export const updateGuideTopic = (groupId: Id, topicId: Id, guideTopicUpdate: GuideTopicUpdate, options?: CallOptions): CallPromise<Guide> =>
  call<Guide>({ operation: 'updateGuideTopic', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/topics/${encodeURIComponent(topicId)}`, method: 'POST', data: guideTopicUpdate }, options, { 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25087: 'GUIDE_CHANGED', 25090: 'VISIBILITY_PROMISED', 25093: 'SCHEDULE_WRONG', 25101: 'TAG_UNKNOWN' });

/**
 * Add a section to a topic
 *
 * After the others.
 */
export const addGuideSection = (groupId: Id, topicId: Id, newGuideSection: NewGuideSection, options?: CallOptions): CallPromise<Guide> =>
  call<Guide>({ operation: 'addGuideSection', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/topics/${encodeURIComponent(topicId)}/sections`, method: 'POST', data: newGuideSection }, options, { 25012: 'ATTACHMENT_UNUSABLE', 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25087: 'GUIDE_CHANGED', 25088: 'GUIDE_FULL', 25092: 'VOTE_WRONG', 25093: 'SCHEDULE_WRONG' });

/**
 * Change a section
 *
 * The question of an answered section can not be reworded and keeps its files (`QUESTION_ANSWERED`), its answers not be shown to more people than was promised (`VISIBILITY_PROMISED`), and a vote with ballots not be changed (`VOTE_HAS_BALLOTS`).
 */
export const updateGuideSection = (groupId: Id, sectionId: Id, guideSectionUpdate: GuideSectionUpdate, options?: CallOptions): CallPromise<Guide> =>
  call<Guide>({ operation: 'updateGuideSection', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/sections/${encodeURIComponent(sectionId)}`, method: 'POST', data: guideSectionUpdate }, options, { 25004: 'SECTION_CLOSED', 25012: 'ATTACHMENT_UNUSABLE', 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25087: 'GUIDE_CHANGED', 25089: 'QUESTION_ANSWERED', 25090: 'VISIBILITY_PROMISED', 25091: 'VOTE_HAS_BALLOTS', 25092: 'VOTE_WRONG', 25093: 'SCHEDULE_WRONG' });

/**
 * Close a section now, and put another question in its place
 *
 * Answers stay. With `replacement` a new section takes the place; who answered the old one owes nothing new for the reward.
 * It starts with the files of the old one. With `media` it has those instead, which may name files of the old one.
 */
export const closeGuideSection = (groupId: Id, sectionId: Id, guideSectionClosing: GuideSectionClosing, options?: CallOptions): CallPromise<Guide> =>
  call<Guide>({ operation: 'closeGuideSection', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/sections/${encodeURIComponent(sectionId)}/close`, method: 'POST', data: guideSectionClosing }, options, { 25004: 'SECTION_CLOSED', 25012: 'ATTACHMENT_UNUSABLE', 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25087: 'GUIDE_CHANGED', 25088: 'GUIDE_FULL', 25092: 'VOTE_WRONG', 25093: 'SCHEDULE_WRONG' });

/**
 * Remove a topic or a section that nobody answered
 *
 * What has answers can only be closed (`QUESTION_ANSWERED`). Once people are invited, the last section stays (`GUIDE_EMPTY`).
 */
export const removeFromGuide = (groupId: Id, guideRemoval: GuideRemoval, options?: CallOptions): CallPromise<Guide> =>
  call<Guide>({ operation: 'removeFromGuide', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/remove`, method: 'POST', data: guideRemoval }, options, { 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25086: 'GUIDE_EMPTY', 25087: 'GUIDE_CHANGED', 25089: 'QUESTION_ANSWERED' });

/**
 * Put topics and sections in order
 *
 * The whole order: every topic, and the sections of each, once. A section may move to another topic while nobody answered it.
 */
export const orderGuide = (groupId: Id, guideOrder: GuideOrder, options?: CallOptions): CallPromise<Guide> =>
  call<Guide>({ operation: 'orderGuide', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/order`, method: 'POST', data: guideOrder }, options, { 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25087: 'GUIDE_CHANGED', 25089: 'QUESTION_ANSWERED', 25093: 'SCHEDULE_WRONG' });

/**
 * Register a file for a question
 *
 * A picture, video, recording or PDF that was uploaded with `getGuideUploadForm` or `continueGuideUpload`. Its content must be
 * what its name says.
 * Name its id in the `media` of a section; what no section names within a day is deleted.
 */
export const addGuideFile = (groupId: Id, groupAttachmentCreate: GroupAttachmentCreate, options?: CallOptions): CallPromise<GroupMedia> =>
  call<GroupMedia>({ operation: 'addGuideFile', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/files`, method: 'POST', data: groupAttachmentCreate }, options, { 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * Begin or continue an upload in parts for a question
 *
 * As `continueUpload` answers it, for the host's own folder in this group.
 */
export const continueGuideUpload = (groupId: Id, guideUploadRequest: GuideUploadRequest, options?: CallOptions): CallPromise<UploadInParts> =>
  call<UploadInParts>({ operation: 'continueGuideUpload', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/files/parts`, method: 'POST', data: guideUploadRequest }, options, { 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE', 28003: 'FILES_TOO_MANY', 28004: 'UPLOAD_NOT_IN_PARTS' });

/**
 * Get the form for uploading one file for a question
 *
 * As `getUploadPolicy` answers it, for the host's own folder in this group.
 */
export const getGuideUploadForm = (groupId: Id, params: GetGuideUploadFormParams, options?: CallOptions): CallPromise<UploadPolicy> =>
  call<UploadPolicy>({ operation: 'getGuideUploadForm', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/guide/files/form`, method: 'GET', params }, options, { 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE', 28003: 'FILES_TOO_MANY' });

/**
 * What was changed since the opening
 *
 * Who changed what, when, and what it said before and after; the newest first.
 */
export const listGroupChanges = (groupId: Id, params?: ListGroupChangesParams, options?: CallOptions): CallPromise<GroupChangePage> =>
  call<GroupChangePage>({ operation: 'listGroupChanges', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/changes`, method: 'GET', params }, options, { 25080: 'NOT_A_HOST' });

/**
 * Who is invited
 *
 * Numbers are masked and never shown whole again.
 */
export const listInvitations = (groupId: Id, params?: ListInvitationsParams, options?: CallOptions): CallPromise<GroupInvitationPage> =>
  call<GroupInvitationPage>({ operation: 'listInvitations', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/invitations`, method: 'GET', params }, options, { 25080: 'NOT_A_HOST' });

/**
 * Invite people by mobile
 *
 * One number a line, at most 5,000. Faults are answered by line and invite nobody on that line. With `dryRun` nothing is stored.
 */
export const addInvitations = (groupId: Id, newInvitations: NewInvitations, options?: CallOptions): CallPromise<GroupInvitationOutcome> =>
  call<GroupInvitationOutcome>({ operation: 'addInvitations', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/invitations`, method: 'POST', data: newInvitations }, options, { 25080: 'NOT_A_HOST', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25100: 'INVITATIONS_TOO_MANY', 25101: 'TAG_UNKNOWN' });

/**
 * Invite members by their attributes
 *
 * Counts first: with `dryRun` it only answers how many would be invited. Only members who allow matching by their attributes are found, and sensitive attributes find nobody.
 */
export const inviteMembers = (groupId: Id, memberInvitations: MemberInvitations, options?: CallOptions): CallPromise<GroupInvitationOutcome> =>
  call<GroupInvitationOutcome>({ operation: 'inviteMembers', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/invitations/members`, method: 'POST', data: memberInvitations }, options, { 25080: 'NOT_A_HOST', 25081: 'GROUP_IS_DRAFT', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED', 25100: 'INVITATIONS_TOO_MANY' });

/**
 * Withdraw invitations
 *
 * Sessions in the group end at once. What the person wrote stays. The caller's own is left as it is.
 */
export const withdrawInvitations = (groupId: Id, groupInvitationIds: GroupInvitationIds, options?: CallOptions): CallPromise<GroupInvitationCount> =>
  call<GroupInvitationCount>({ operation: 'withdrawInvitations', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/invitations/withdraw`, method: 'POST', data: groupInvitationIds }, options, { 25080: 'NOT_A_HOST', 25085: 'GROUP_IS_ARCHIVED' });

/**
 * Send invitations again
 *
 * Only to who has not entered; once in 12 hours and three times in all. The answer counts who got it.
 */
export const sendInvitations = (groupId: Id, groupInvitationIds: GroupInvitationIds, options?: CallOptions): CallPromise<GroupInvitationCount> =>
  call<GroupInvitationCount>({ operation: 'sendInvitations', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/invitations/send`, method: 'POST', data: groupInvitationIds }, options, { 25080: 'NOT_A_HOST', 25081: 'GROUP_IS_DRAFT', 25084: 'GROUP_IS_CLOSED', 25085: 'GROUP_IS_ARCHIVED' });

/**
 * Tags of people
 *
 * With how many people have each.
 */
export const listPeopleTags = (groupId: Id, options?: CallOptions): CallPromise<PeopleTagList> =>
  call<PeopleTagList>({ operation: 'listPeopleTags', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/tags`, method: 'GET' }, options, { 25080: 'NOT_A_HOST' });

/**
 * Add or rename a tag of people
 *
 * `TAG_TAKEN` when the group has one of that name, `GROUP_IS_ARCHIVED` in an archived group.
 */
export const savePeopleTag = (groupId: Id, peopleTagRequest: PeopleTagRequest, options?: CallOptions): CallPromise<PeopleTagList> =>
  call<PeopleTagList>({ operation: 'savePeopleTag', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/tags`, method: 'POST', data: peopleTagRequest }, options, { 25080: 'NOT_A_HOST', 25085: 'GROUP_IS_ARCHIVED', 25102: 'TAG_TAKEN', 25103: 'PEOPLE_TAGS_FULL' });

/**
 * Give people a tag, or take it off
 *
 * Respondents never learn of tags.
 */
export const tagPeople = (groupId: Id, peopleTagging: PeopleTagging, options?: CallOptions): CallPromise<PeopleTagList> =>
  call<PeopleTagList>({ operation: 'tagPeople', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/tags/assign`, method: 'POST', data: peopleTagging }, options, { 25080: 'NOT_A_HOST', 25085: 'GROUP_IS_ARCHIVED', 25101: 'TAG_UNKNOWN' });

/**
 * What was tallied at the closing
 *
 * One row a respondent: topics finished, coins, and what became of them.
 */
export const listGroupRewards = (groupId: Id, params?: ListGroupRewardsParams, options?: CallOptions): CallPromise<GroupRewardPage> =>
  call<GroupRewardPage>({ operation: 'listGroupRewards', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/rewards`, method: 'GET', params }, options, { 25080: 'NOT_A_HOST' });

/**
 * Take a person out of the reward, or put them back
 *
 * With a reason, which the person reads. Only until the pay-out is confirmed (`PAY_CONFIRMED`), and not for a
 * person whom an operator took out (`PAY_TAKEN_OUT_BY_US`).
 */
export const takeOutOfReward = (groupId: Id, personId: Id, takeOutRequest: TakeOutRequest, options?: CallOptions): CallPromise<GroupRewardRow> =>
  call<GroupRewardRow>({ operation: 'takeOutOfReward', url: `/v1/hosting/groups/${encodeURIComponent(groupId)}/rewards/${encodeURIComponent(personId)}`, method: 'POST', data: takeOutRequest }, options, { 25015: 'REASON_REQUIRED', 25080: 'NOT_A_HOST', 25099: 'PAY_CONFIRMED', 25107: 'PAY_TAKEN_OUT_BY_US' });

