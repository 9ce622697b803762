/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall, mockFile } from '../../mocks/mock-call.ts';
import type {
  DiscussionRef,
  Done,
  FollowUp,
  FollowUpRadar,
  FollowUpThread,
  Group,
  GroupAttachmentPage,
  GroupAttachmentRemoved,
  GroupChangePage,
  GroupCodeSession,
  GroupDeparture,
  GroupDownloadPage,
  GroupDraft,
  GroupDraftList,
  GroupIdentity,
  GroupInvitationCount,
  GroupInvitationOutcome,
  GroupInvitationPage,
  GroupMe,
  GroupMedia,
  GroupMemberDetail,
  GroupMemberList,
  GroupResponse,
  GroupRewardPage,
  GroupRewardRow,
  GroupSession,
  GroupTask,
  GroupTicket,
  Guide,
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
  HostingAccess,
  InvitingAttributeList,
  MyGroupPage,
  PeopleTagList,
  ProbeList,
  QuoteList,
  RehearsalState,
  ResponseAttributeList,
  ResponseDeleted,
  ResponsePage,
  ResponseRestored,
  ResponseTagList,
  ResponseTopicList,
  ResponseWordList,
  SectionReadList,
  SectionVote,
  Session,
  SharedAttributes,
  SharedInGroupList,
  TopicAnsweredPage,
  TopicAskedPage,
  TopicDetail,
  TopicList,
  TopicReminded,
  TopicSearch,
  TopicUnansweredPage,
  UploadInParts,
  UploadPolicy,
  VoiceCoverage,
} from '../model/index.ts';

/** Answers `listGroupMembers`: Names, avatars and roles of members by id. */
export const mockListGroupMembers = mockCall<'listGroupMembers', GroupMemberList>('get', '/focusMembers', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}));

/** Answers `getGroupMember`: One member of the group. */
export const mockGetGroupMember = mockCall<'getGroupMember', GroupMemberDetail>('get', '/focusMembers/memberInfo', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"responseCount":3,"attributes":[{"key":"city","label":"城市","value":"成都"}],"progress":{"answered":3,"total":5,"followUpsOwed":1},"joinedAt":"2026-11-21T08:30:00.000Z","lastSeenAt":"2026-11-21T08:30:00.000Z"}));

/** Answers `getGroupMe`: The caller inside the group. */
export const mockGetGroupMe = mockCall<'getGroupMe', GroupMe>('get', '/focusMembers/info', () => ({"identity":{"groupMemberId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"firstVisit":false,"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR"},"group":{"hash":"t7Kq2mX9bLpR","name":"年轻人的早餐习惯","intro":"用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。","state":"open","schedule":{"opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z"},"rules":["按自己的真实经历回答","尊重其他人的看法","不透露讨论内容"],"consent":{"version":1,"text":"我同意本次讨论的内容用于市场研究，仅以昵称呈现，不会透露我的个人信息。"},"reward":{"coins":120,"reachableCoins":120,"canFinish":true,"topicCoins":20,"wholeCoins":60,"condition":"完成全部话题并回答主持人的追问","paidWithinDays":3,"heldReason":null,"refusedReason":null}},"mobile":"138****5678","consentedAt":"2026-11-21T08:30:00.000Z","progress":{"answered":3,"total":5,"followUpsOwed":1},"reward":{"coins":120,"reachableCoins":120,"canFinish":true,"topicCoins":20,"wholeCoins":60,"condition":"完成全部话题并回答主持人的追问","paidWithinDays":3,"heldReason":null,"refusedReason":null}}));

/** Answers `listAskedFollowUps`: Follow-ups asked of the respondent. */
export const mockListAskedFollowUps = mockCall<'listAskedFollowUps', TopicAskedPage>('get', '/v1/focusTopics/ask', () => ({"items":[{"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"followUp":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"},"excerpt":"楼下的豆浆油条，三分钟就能走。","answered":false}],"nextCursor":null,"open":1}));

/** Answers `getTopic`: One topic as its respondent sees it. */
export const mockGetTopic = mockCall<'getTopic', TopicDetail>('get', '/v1/focusTopics/detail', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","summary":"从起床到出门，说说今天的早餐。","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","progress":{"answered":3,"total":5,"followUpsOwed":1},"owed":{"unanswered":3,"followUps":1,"next":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}},"sections":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","media":[],"minLength":20,"photos":"optional","visibility":"answerFirst","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","vote":null,"myResponse":null,"responses":{"locked":false,"count":12,"unread":4,"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"},"answers":null}],"previousTopicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nextTopicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}));

/** Answers `listAnsweredSections`: What the respondent has answered. */
export const mockListAnsweredSections = mockCall<'listAnsweredSections', TopicAnsweredPage>('get', '/v1/focusTopics/reply', () => ({"items":[{"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"response":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"unfit":null,"followUpCount":0,"followUps":[]}}],"nextCursor":null}));

/** Answers `listUnansweredSections`: What the respondent has still to answer. */
export const mockListUnansweredSections = mockCall<'listUnansweredSections', TopicUnansweredPage>('get', '/v1/focusTopics/unReply', () => ({"items":[{"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","minLength":20,"closesAt":"2026-11-25T15:59:00.000Z","responseCount":12,"minutes":4,"topicCoins":20,"leftInTopic":2}],"nextCursor":null}));

/** Answers `listHostTopics`: The topics of the group with progress. */
export const mockListHostTopics = mockCall<'listHostTopics', HostTopicList>('get', '/v1/focusTopics/compere', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","summary":"从起床到出门，说说今天的早餐。","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","sectionCount":3,"progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2}}],"nextCursor":null,"progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2}}));

/** Answers `getHostTopic`: One topic with sections, progress and who is silent. */
export const mockGetHostTopic = mockCall<'getHostTopic', HostTopicDetail>('get', '/v1/focusTopics/compere/detail', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","summary":"从起床到出门，说说今天的早餐。","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2},"sections":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","hostNote":"留意提到价格的人，追问一次。","media":[],"minLength":20,"visibility":"answerFirst","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","vote":null,"progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2},"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","silent":[]}],"previousTopicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nextTopicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}));

/** Answers `listHostTopicMembers`: Respondents with their standing. */
export const mockListHostTopicMembers = mockCall<'listHostTopicMembers', HostTopicMemberPage>('get', '/v1/focusTopics/compere/members', () => ({"items":[{"member":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"state":"partly","progress":{"answered":3,"total":5,"followUpsOwed":1},"lastAnsweredAt":"2026-11-21T08:30:00.000Z","lastSeenAt":"2026-11-21T08:30:00.000Z","remindedAt":null}],"nextCursor":null}));

/** Answers `countHostTopicMembers`: Respondents counted by state. */
export const mockCountHostTopicMembers = mockCall<'countHostTopicMembers', HostTopicMemberCounts>('get', '/v1/focusTopics/compere/memberNums', () => ({"total":16,"answered":10,"partly":4,"silent":2,"followUpsOwed":3}));

/** Answers `searchHostTopics`: Search topics, answers and respondents. */
export const mockSearchHostTopics = mockCall<'searchHostTopics', HostSearch>('get', '/v1/focusTopics/compere/search', () => ({"topics":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","focusSectionTitle":"今早吃了什么"}],"responses":[{"responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"excerpt":"……楼下的豆浆油条最方便，三分钟就能走……"}],"members":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}));

/** Answers `listTopics`: The topics of a respondent with their sections. */
export const mockListTopics = mockCall<'listTopics', TopicList>('get', '/focusSections', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","summary":"从起床到出门，说说今天的早餐。","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","progress":{"answered":3,"total":5,"followUpsOwed":1},"unread":4,"sections":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","answered":true,"followUpsOwed":1}]}],"nextCursor":null,"owed":{"unanswered":3,"followUps":1,"next":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}}}));

/** Answers `listHostSections`: The sections of a topic with progress and who has not spoken. */
export const mockListHostSections = mockCall<'listHostSections', HostSectionList>('get', '/focusSections/compere', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","hostNote":"留意提到价格的人，追问一次。","media":[],"minLength":20,"visibility":"answerFirst","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","vote":null,"progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2},"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","silent":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}]}));

/** Answers `decodeGroupTask`: The task that a group's address stands for. */
export const mockDecodeGroupTask = mockCall<'decodeGroupTask', GroupTask>('get', '/focusSections/decode/task', () => ({"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR","name":"年轻人的早餐习惯"}));

/** Answers `getFollowUpThread`: One answer and what was said under it. */
export const mockGetFollowUpThread = mockCall<'getFollowUpThread', FollowUpThread>('get', '/focusResponses/ask', () => ({"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","response":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"unfit":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}]},"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null}));

/** Answers `listResponses`: The answers to a section. */
export const mockListResponses = mockCall<'listResponses', ResponsePage>('get', '/focusResponses', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"unfit":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}]}],"nextCursor":null,"count":12,"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}));

/** Answers `createResponse`: Answer a section. */
export const mockCreateResponse = mockCall<'createResponse', GroupResponse>('post', '/focusResponses', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"unfit":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `editResponse`: Change the own answer. */
export const mockEditResponse = mockCall<'editResponse', GroupResponse>('post', '/focusResponses/edit', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"unfit":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `createFollowUp`: Ask after an answer, reply or note. */
export const mockCreateFollowUp = mockCall<'createFollowUp', FollowUp>('post', '/focusResponses/:id', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}));

/** Answers `getVote`: A vote as its respondent sees it. */
export const mockGetVote = mockCall<'getVote', SectionVote>('get', '/focusVotes/user', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"工作日你最常吃哪一种？","kind":"single","anonymous":false,"minChoices":1,"maxChoices":1,"options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"包子豆浆","media":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}}],"resultsShown":"afterVote","closesAt":"2026-11-25T15:59:00.000Z","state":"open","myChoice":["0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"],"results":{"voters":12,"options":[{"optionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","votes":8,"percent":66.7,"averageRank":null}]}}));

/** Answers `listHostVotes`: The votes of a topic with names. */
export const mockListHostVotes = mockCall<'listHostVotes', HostVoteList>('get', '/focusVotes/compere', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"title":"工作日你最常吃哪一种？","kind":"single","anonymous":false,"resultsShown":"afterVote","state":"open","closesAt":"2026-11-25T15:59:00.000Z","voters":12,"respondents":16,"options":[{"option":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"包子豆浆","media":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}},"votes":8,"percent":66.7,"averageRank":null,"voters":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}],"notVoted":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}]}));

/** Answers `castVote`: Vote. */
export const mockCastVote = mockCall<'castVote', SectionVote>('post', '/focusVotes', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"工作日你最常吃哪一种？","kind":"single","anonymous":false,"minChoices":1,"maxChoices":1,"options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"包子豆浆","media":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}}],"resultsShown":"afterVote","closesAt":"2026-11-25T15:59:00.000Z","state":"open","myChoice":["0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"],"results":{"voters":12,"options":[{"optionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","votes":8,"percent":66.7,"averageRank":null}]}}));

/** Answers `downloadTopicResponses`: The transcript of a topic as a spreadsheet. */
export const mockDownloadTopicResponses = mockFile<'downloadTopicResponses'>('get', '/focusResponses/download');

/** Answers `downloadGroupMembers`: The member list as a spreadsheet. */
export const mockDownloadGroupMembers = mockFile<'downloadGroupMembers'>('get', '/focusMembers/download');

/** Answers `listHostResponses`: All answers of the group, filtered. */
export const mockListHostResponses = mockCall<'listHostResponses', HostResponsePage>('get', '/focusResponses/list', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[],"mine":false,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"unfit":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}],"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","tags":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"赶时间","color":"teal","responses":6}],"passages":[],"wording":0,"starred":false,"unread":false,"attributes":[{"key":"city","label":"城市","value":"成都"}]}],"nextCursor":null,"total":40}));

/** Answers `listResponseTopics`: Topics and sections to filter answers by. */
export const mockListResponseTopics = mockCall<'listResponseTopics', ResponseTopicList>('get', '/focusResponses/topic', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","responses":40,"sections":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","responses":12}]}]}));

/** Answers `listResponseTags`: The tags of the group. */
export const mockListResponseTags = mockCall<'listResponseTags', ResponseTagList>('get', '/focusResponses/tag', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"赶时间","color":"teal","responses":6}]}));

/** Answers `listResponseAttributes`: Attributes of respondents to filter answers by. */
export const mockListResponseAttributes = mockCall<'listResponseAttributes', ResponseAttributeList>('get', '/focusResponses/member/attr', () => ({"items":[{"key":"city","label":"城市","values":[{"value":"成都","members":5}]}]}));

/** Answers `deleteResponses`: Delete answers with a reason. */
export const mockDeleteResponses = mockCall<'deleteResponses', ResponseDeleted>('post', '/focusResponses/delete', () => ({"deleted":1}));

/** Answers `downloadResponseTable`: Filtered answers as a spreadsheet. */
export const mockDownloadResponseTable = mockFile<'downloadResponseTable'>('get', '/focusResponses/base/download');

/** Answers `downloadMemberTable`: Filtered answers by respondent as a spreadsheet. */
export const mockDownloadMemberTable = mockFile<'downloadMemberTable'>('get', '/focusResponses/member/download');

/** Answers `downloadResponseAttachments`: The attachments of filtered answers in one archive. */
export const mockDownloadResponseAttachments = mockFile<'downloadResponseAttachments'>('get', '/focusResponses/attachment/download');

/** Answers `listGroupAttachments`: Attachments of the group. */
export const mockListGroupAttachments = mockCall<'listGroupAttachments', GroupAttachmentPage>('get', '/focus/attachment', () => ({"items":[{"media":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null},"member":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","createdAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null,"total":24}));

/** Answers `addGroupAttachment`: Register an uploaded file. */
export const mockAddGroupAttachment = mockCall<'addGroupAttachment', GroupMedia>('post', '/focus/attachment', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}));

/** Answers `downloadGroupAttachments`: Chosen attachments in one archive. */
export const mockDownloadGroupAttachments = mockFile<'downloadGroupAttachments'>('post', '/focus/attachment/download');

/** Answers `removeGroupAttachments`: Remove attachments. */
export const mockRemoveGroupAttachments = mockCall<'removeGroupAttachments', GroupAttachmentRemoved>('post', '/focus/attachment/remove', () => ({"removed":1}));

/** Answers `listMyGroups`: The discussions that the member is invited to. */
export const mockListMyGroups = mockCall<'listMyGroups', MyGroupPage>('get', '/v1/discussions', () => ({"items":[{"hash":"t7Kq2mX9bLpR","name":"年轻人的早餐习惯","intro":"用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。","state":"open","schedule":{"opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z"},"role":0,"firstVisit":false,"owed":{"unanswered":3,"followUps":1}}],"nextCursor":null}));

/** Answers `listSharedInGroups`: What hosts of which discussions see of the member. */
export const mockListSharedInGroups = mockCall<'listSharedInGroups', SharedInGroupList>('get', '/v1/discussions/shared', () => ({"items":[{"hash":"t7Kq2mX9bLpR","name":"年轻人的早餐习惯","archived":true,"attributes":[{"key":"city","label":"城市","value":"成都"}]}]}));

/** Answers `takeBackShared`: Take back what hosts of a discussion see of the member. */
export const mockTakeBackShared = mockCall<'takeBackShared', SharedInGroupList>('post', '/v1/discussions/shared/take-back', () => ({"items":[{"hash":"t7Kq2mX9bLpR","name":"年轻人的早餐习惯","archived":true,"attributes":[{"key":"city","label":"城市","value":"成都"}]}]}));

/** Answers `findDiscussion`: Which of the member's groups something is part of. */
export const mockFindDiscussion = mockCall<'findDiscussion', DiscussionRef>('get', '/v1/discussions/:id', () => ({"hash":"t7Kq2mX9bLpR","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":null}));

/** Answers `getGroup`: What the sign-in page of a group says. */
export const mockGetGroup = mockCall<'getGroup', Group>('get', '/v1/groups/:hash', () => ({"hash":"t7Kq2mX9bLpR","name":"年轻人的早餐习惯","intro":"用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。","state":"open","schedule":{"opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z"},"rules":["按自己的真实经历回答","尊重其他人的看法","不透露讨论内容"],"consent":{"version":1,"text":"我同意本次讨论的内容用于市场研究，仅以昵称呈现，不会透露我的个人信息。"},"reward":{"coins":120,"reachableCoins":120,"canFinish":true,"topicCoins":20,"wholeCoins":60,"condition":"完成全部话题并回答主持人的追问","paidWithinDays":3,"heldReason":null,"refusedReason":null}}));

/** Answers `sendGroupCode`: Send a sign-in code to an invited mobile. */
export const mockSendGroupCode = mockCall<'sendGroupCode', Done>('post', '/v1/groups/:hash/sms/send', () => (null));

/** Answers `loginGroup`: Sign in to one group with mobile and code. */
export const mockLoginGroup = mockCall<'loginGroup', GroupCodeSession>('post', '/v1/groups/:hash/login', () => ({"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000,"identity":{"groupMemberId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"firstVisit":false,"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR"}}));

/** Answers `createGroupTicket`: Let an invited member cross from the member site into a group. */
export const mockCreateGroupTicket = mockCall<'createGroupTicket', GroupTicket>('post', '/v1/groups/:hash/ticket', () => ({"ticket":"Vw3xQ9mB2kTz8LpR5nYc7HdF4sJg6aXe1uKq0oWi","expiresAt":"2026-11-21T08:30:00.000Z"}));

/** Answers `loginGroupWithTicket`: Sign in to one group with a ticket. */
export const mockLoginGroupWithTicket = mockCall<'loginGroupWithTicket', GroupSession>('post', '/v1/groups/:hash/ticket/login', () => ({"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000,"identity":{"groupMemberId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"firstVisit":false,"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR"}}));

/** Answers `updateGroupProfile`: Settle the first visit, or change nickname and avatar. */
export const mockUpdateGroupProfile = mockCall<'updateGroupProfile', GroupIdentity>('post', '/v1/groups/:hash/profile', () => ({"groupMemberId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"firstVisit":false,"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR"}));

/** Answers `leaveGroup`: Leave a group. */
export const mockLeaveGroup = mockCall<'leaveGroup', GroupDeparture>('post', '/v1/groups/:hash/leave', () => ({"leftAt":"2026-11-21T08:30:00.000Z","topicsFinished":2,"topics":5,"coins":40,"isMember":true}));

/** Answers `getSharedAttributes`: What the respondent lets hosts see of themselves, and what they could. */
export const mockGetSharedAttributes = mockCall<'getSharedAttributes', SharedAttributes>('get', '/v1/groups/:hash/shared-attributes', () => ({"version":"2026-11-23","text":"勾选的内容只给主持这次讨论的研究团队看。","items":[{"key":"city","label":"城市","value":"成都","shared":null}]}));

/** Answers `searchTopics`: Suggest topics while typing in the header. */
export const mockSearchTopics = mockCall<'searchTopics', TopicSearch>('get', '/v1/focusTopics/search', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","focusSectionTitle":"今早吃了什么"}]}));

/** Answers `markSectionsRead`: Move the unread dividers of sections. */
export const mockMarkSectionsRead = mockCall<'markSectionsRead', SectionReadList>('post', '/v1/focusSections/read', () => ({"items":[{"sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","moved":true,"unread":0,"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}]}));

/** Answers `remindGroupMembers`: Remind respondents of what they owe. */
export const mockRemindGroupMembers = mockCall<'remindGroupMembers', TopicReminded>('post', '/v1/focusTopics/remind', () => ({"reminded":2,"byText":1,"people":[],"message":null,"skipped":[{"member":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"reason":"recentlyReminded"}]}));

/** Answers `tagResponses`: Put tags on answers and take them off. */
export const mockTagResponses = mockCall<'tagResponses', ResponseTagList>('post', '/v1/focusResponses/tags', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"赶时间","color":"teal","responses":6}]}));

/** Answers `restoreResponses`: Bring deleted answers back. */
export const mockRestoreResponses = mockCall<'restoreResponses', ResponseRestored>('post', '/v1/focusResponses/restore', () => ({"restored":1}));

/** Answers `starResponse`: Star an answer for oneself. */
export const mockStarResponse = mockCall<'starResponse', Done>('post', '/v1/focusResponses/star', () => (null));

/** Answers `countResponse`: Count an answer for the reward although it doesn't fit. */
export const mockCountResponse = mockCall<'countResponse', GroupResponse>('post', '/v1/focusResponses/count', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"unfit":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `getHostingAccess`: Whether the caller may make groups. */
export const mockGetHostingAccess = mockCall<'getHostingAccess', HostingAccess>('get', '/v1/hosting', () => ({"isHost":true}));

/** Answers `createHostingTicket`: Let a host cross from the member site to the pages for hosts. */
export const mockCreateHostingTicket = mockCall<'createHostingTicket', GroupTicket>('post', '/v1/hosting/ticket', () => ({"ticket":"Vw3xQ9mB2kTz8LpR5nYc7HdF4sJg6aXe1uKq0oWi","expiresAt":"2026-11-21T08:30:00.000Z"}));

/** Answers `loginHosting`: Open a session for hosting with a ticket. */
export const mockLoginHosting = mockCall<'loginHosting', Session>('post', '/v1/hosting/login', () => ({"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}));

/** Answers `listGroupDownloads`: Who downloaded what from the group. */
export const mockListGroupDownloads = mockCall<'listGroupDownloads', GroupDownloadPage>('get', '/v1/focusResponses/downloads', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","by":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"kind":"responseTable","identity":"nickname","startedAt":"2026-11-21T08:30:00.000Z","finishedAt":"2026-11-21T08:30:02.000Z","rows":412}],"nextCursor":null}));

/** Answers `listResponseWords`: The words of filtered answers, most frequent first. */
export const mockListResponseWords = mockCall<'listResponseWords', ResponseWordList>('get', '/v1/focusResponses/words', () => ({"items":[{"word":"豆浆","answers":12,"count":19}],"answers":40}));

/** Answers `getVoiceCoverage`: Who has spoken about what. */
export const mockGetVoiceCoverage = mockCall<'getVoiceCoverage', VoiceCoverage>('get', '/v1/focusResponses/coverage', () => ({"topics":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","state":"open"}],"values":["成都"],"cells":[{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","value":"成都","members":5,"spoken":3,"silent":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}],"target":4}]}));

/** Answers `setVoiceTarget`: Set how many people of a segment should speak about a topic. */
export const mockSetVoiceTarget = mockCall<'setVoiceTarget', VoiceCoverage>('post', '/v1/focusResponses/coverage/targets', () => ({"topics":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","state":"open"}],"values":["成都"],"cells":[{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","value":"成都","members":5,"spoken":3,"silent":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}],"target":4}]}));

/** Answers `getFollowUpRadar`: What deserves the host's next question. */
export const mockGetFollowUpRadar = mockCall<'getFollowUpRadar', FollowUpRadar>('get', '/v1/focusResponses/radar', () => ({"items":[{"kind":"thin","member":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","excerpt":"豆浆油条","answer":null,"joined":null,"at":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `listGroupDrafts`: The texts that the respondent has not sent yet. */
export const mockListGroupDrafts = mockCall<'listGroupDrafts', GroupDraftList>('get', '/v1/focusDrafts', () => ({"items":[{"kind":"answer","targetId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"楼下的豆浆油条，","quote":null,"version":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","savedAt":"2026-03-02T08:30:00.000Z"}]}));

/** Answers `saveGroupDraft`: Save a text that is not sent yet. */
export const mockSaveGroupDraft = mockCall<'saveGroupDraft', GroupDraft>('post', '/v1/focusDrafts', () => ({"kind":"answer","targetId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"楼下的豆浆油条，","quote":null,"version":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","savedAt":"2026-03-02T08:30:00.000Z"}));

/** Answers `removeGroupDraft`: Delete a text that is not sent yet. */
export const mockRemoveGroupDraft = mockCall<'removeGroupDraft', Done>('post', '/v1/focusDrafts/remove', () => (null));

/** Answers `listProbes`: The follow-ups that a host uses again. */
export const mockListProbes = mockCall<'listProbes', ProbeList>('get', '/v1/focusProbes', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"能举一个最近的例子吗？","shared":false}]}));

/** Answers `saveProbe`: Keep a follow-up for later, or change one. */
export const mockSaveProbe = mockCall<'saveProbe', ProbeList>('post', '/v1/focusProbes', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"能举一个最近的例子吗？","shared":false}]}));

/** Answers `removeProbe`: Remove a follow-up from the library. */
export const mockRemoveProbe = mockCall<'removeProbe', ProbeList>('post', '/v1/focusProbes/remove', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"能举一个最近的例子吗？","shared":false}]}));

/** Answers `listQuotes`: The quote board. */
export const mockListQuotes = mockCall<'listQuotes', QuoteList>('get', '/v1/focusResponses/quotes', () => ({"findings":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","title":"早餐先看近不近","sentence":"走路三分钟以内的店，比好吃的店更常去。"}],"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"三分钟就能走","start":9,"end":15,"wording":0,"stale":false,"who":"早起的阿木","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"codes":["图方便"],"findingId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","addedBy":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"addedAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `addQuote`: Put a passage on the quote board. */
export const mockAddQuote = mockCall<'addQuote', QuoteList>('post', '/v1/focusResponses/quotes', () => ({"findings":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","title":"早餐先看近不近","sentence":"走路三分钟以内的店，比好吃的店更常去。"}],"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"三分钟就能走","start":9,"end":15,"wording":0,"stale":false,"who":"早起的阿木","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"codes":["图方便"],"findingId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","addedBy":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"addedAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `orderQuotes`: Order the quote board. */
export const mockOrderQuotes = mockCall<'orderQuotes', QuoteList>('post', '/v1/focusResponses/quotes/order', () => ({"findings":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","title":"早餐先看近不近","sentence":"走路三分钟以内的店，比好吃的店更常去。"}],"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"三分钟就能走","start":9,"end":15,"wording":0,"stale":false,"who":"早起的阿木","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"codes":["图方便"],"findingId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","addedBy":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"addedAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `codeQuote`: Code a quote and put it under a finding. */
export const mockCodeQuote = mockCall<'codeQuote', QuoteList>('post', '/v1/focusResponses/quotes/codes', () => ({"findings":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","title":"早餐先看近不近","sentence":"走路三分钟以内的店，比好吃的店更常去。"}],"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"三分钟就能走","start":9,"end":15,"wording":0,"stale":false,"who":"早起的阿木","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"codes":["图方便"],"findingId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","addedBy":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"addedAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `saveFinding`: Add or change a finding. */
export const mockSaveFinding = mockCall<'saveFinding', QuoteList>('post', '/v1/focusResponses/quotes/findings', () => ({"findings":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","title":"早餐先看近不近","sentence":"走路三分钟以内的店，比好吃的店更常去。"}],"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"三分钟就能走","start":9,"end":15,"wording":0,"stale":false,"who":"早起的阿木","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"codes":["图方便"],"findingId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","addedBy":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"addedAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `removeFinding`: Remove a finding. */
export const mockRemoveFinding = mockCall<'removeFinding', QuoteList>('post', '/v1/focusResponses/quotes/findings/remove', () => ({"findings":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","title":"早餐先看近不近","sentence":"走路三分钟以内的店，比好吃的店更常去。"}],"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"三分钟就能走","start":9,"end":15,"wording":0,"stale":false,"who":"早起的阿木","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"codes":["图方便"],"findingId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f620","addedBy":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"addedAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `downloadQuotes`: The quote board as a document or workbook. */
export const mockDownloadQuotes = mockFile<'downloadQuotes'>('get', '/v1/focusResponses/quotes/download');

/** Answers `listInvitingAttributes`: By which attributes hosts may invite members. */
export const mockListInvitingAttributes = mockCall<'listInvitingAttributes', InvitingAttributeList>('get', '/v1/hosting/attributes', () => ({"items":[{"key":"gender","label":"性别","options":[{"value":"female","label":"女"}]}]}));

/** Answers `listHostedGroups`: The groups a host makes. */
export const mockListHostedGroups = mockCall<'listHostedGroups', HostedGroupPage>('get', '/v1/hosting/groups', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"talliedAt":null,"confirmBy":null,"confirmedAt":null,"heldReason":null,"refusedReason":null,"coins":0}}],"nextCursor":null}));

/** Answers `createHostedGroup`: Make a group, as a draft. */
export const mockCreateHostedGroup = mockCall<'createHostedGroup', HostedGroup>('post', '/v1/hosting/groups', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"talliedAt":null,"confirmBy":null,"confirmedAt":null,"heldReason":null,"refusedReason":null,"coins":0}}));

/** Answers `getHostedGroup`: One group with its settings. */
export const mockGetHostedGroup = mockCall<'getHostedGroup', HostedGroup>('get', '/v1/hosting/groups/:groupId', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"talliedAt":null,"confirmBy":null,"confirmedAt":null,"heldReason":null,"refusedReason":null,"coins":0}}));

/** Answers `updateHostedGroup`: Change the settings of a group. */
export const mockUpdateHostedGroup = mockCall<'updateHostedGroup', HostedGroup>('post', '/v1/hosting/groups/:groupId', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"talliedAt":null,"confirmBy":null,"confirmedAt":null,"heldReason":null,"refusedReason":null,"coins":0}}));

/** Answers `moveHostedGroup`: Move a group on in its life. */
export const mockMoveHostedGroup = mockCall<'moveHostedGroup', HostedGroup>('post', '/v1/hosting/groups/:groupId/move', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"talliedAt":null,"confirmBy":null,"confirmedAt":null,"heldReason":null,"refusedReason":null,"coins":0}}));

/** Answers `getRehearsal`: The rehearsal of a group. */
export const mockGetRehearsal = mockCall<'getRehearsal', RehearsalState>('get', '/v1/hosting/groups/:groupId/rehearsal', () => ({"rehearsal":{"hash":"t7Kq2mX9bLpS","startedAt":"2026-11-20T08:30:00.000Z","endsAt":"2026-11-21T00:00:00.000Z","guideChanged":false,"respondents":8,"answers":42,"walk":"finished","progress":{"done":6,"total":6},"report":{"openings":3,"gates":[{"gate":"opening","tried":6,"held":6},{"gate":"minLength","tried":2,"held":2}],"problems":[{"topicTitle":"早餐习惯","sectionTitle":"今早吃了什么","kind":"tooLate","code":25004,"reason":"这道题已关闭，不能再回答或修改","respondents":3}]}}}));

/** Answers `startRehearsal`: Rehearse a group before it opens. */
export const mockStartRehearsal = mockCall<'startRehearsal', RehearsalState>('post', '/v1/hosting/groups/:groupId/rehearsal', () => ({"rehearsal":{"hash":"t7Kq2mX9bLpS","startedAt":"2026-11-20T08:30:00.000Z","endsAt":"2026-11-21T00:00:00.000Z","guideChanged":false,"respondents":8,"answers":42,"walk":"finished","progress":{"done":6,"total":6},"report":{"openings":3,"gates":[{"gate":"opening","tried":6,"held":6},{"gate":"minLength","tried":2,"held":2}],"problems":[{"topicTitle":"早餐习惯","sectionTitle":"今早吃了什么","kind":"tooLate","code":25004,"reason":"这道题已关闭，不能再回答或修改","respondents":3}]}}}));

/** Answers `createRehearsalTicket`: Let a host into the rehearsal. */
export const mockCreateRehearsalTicket = mockCall<'createRehearsalTicket', GroupTicket>('post', '/v1/hosting/groups/:groupId/rehearsal/ticket', () => ({"ticket":"Vw3xQ9mB2kTz8LpR5nYc7HdF4sJg6aXe1uKq0oWi","expiresAt":"2026-11-21T08:30:00.000Z"}));

/** Answers `endRehearsal`: End the rehearsal. */
export const mockEndRehearsal = mockCall<'endRehearsal', RehearsalState>('post', '/v1/hosting/groups/:groupId/rehearsal/end', () => ({"rehearsal":{"hash":"t7Kq2mX9bLpS","startedAt":"2026-11-20T08:30:00.000Z","endsAt":"2026-11-21T00:00:00.000Z","guideChanged":false,"respondents":8,"answers":42,"walk":"finished","progress":{"done":6,"total":6},"report":{"openings":3,"gates":[{"gate":"opening","tried":6,"held":6},{"gate":"minLength","tried":2,"held":2}],"problems":[{"topicTitle":"早餐习惯","sectionTitle":"今早吃了什么","kind":"tooLate","code":25004,"reason":"这道题已关闭，不能再回答或修改","respondents":3}]}}}));

/** Answers `getGuide`: The guide as its hosts edit it. */
export const mockGetGuide = mockCall<'getGuide', Guide>('get', '/v1/hosting/groups/:groupId/guide', () => ({"revision":3,"life":"draft","topics":[]}));

/** Answers `addGuideTopics`: Add topics with their sections. */
export const mockAddGuideTopics = mockCall<'addGuideTopics', Guide>('post', '/v1/hosting/groups/:groupId/guide/topics', () => ({"revision":3,"life":"draft","topics":[]}));

/** Answers `updateGuideTopic`: Change a topic. */
export const mockUpdateGuideTopic = mockCall<'updateGuideTopic', Guide>('post', '/v1/hosting/groups/:groupId/guide/topics/:topicId', () => ({"revision":3,"life":"draft","topics":[]}));

/** Answers `addGuideSection`: Add a section to a topic. */
export const mockAddGuideSection = mockCall<'addGuideSection', Guide>('post', '/v1/hosting/groups/:groupId/guide/topics/:topicId/sections', () => ({"revision":3,"life":"draft","topics":[]}));

/** Answers `updateGuideSection`: Change a section. */
export const mockUpdateGuideSection = mockCall<'updateGuideSection', Guide>('post', '/v1/hosting/groups/:groupId/guide/sections/:sectionId', () => ({"revision":3,"life":"draft","topics":[]}));

/** Answers `closeGuideSection`: Close a section now, and put another question in its place. */
export const mockCloseGuideSection = mockCall<'closeGuideSection', Guide>('post', '/v1/hosting/groups/:groupId/guide/sections/:sectionId/close', () => ({"revision":3,"life":"draft","topics":[]}));

/** Answers `removeFromGuide`: Remove a topic or a section that nobody answered. */
export const mockRemoveFromGuide = mockCall<'removeFromGuide', Guide>('post', '/v1/hosting/groups/:groupId/guide/remove', () => ({"revision":3,"life":"draft","topics":[]}));

/** Answers `orderGuide`: Put topics and sections in order. */
export const mockOrderGuide = mockCall<'orderGuide', Guide>('post', '/v1/hosting/groups/:groupId/guide/order', () => ({"revision":3,"life":"draft","topics":[]}));

/** Answers `addGuideFile`: Register a file for a question. */
export const mockAddGuideFile = mockCall<'addGuideFile', GroupMedia>('post', '/v1/hosting/groups/:groupId/guide/files', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}));

/** Answers `continueGuideUpload`: Begin or continue an upload in parts for a question. */
export const mockContinueGuideUpload = mockCall<'continueGuideUpload', UploadInParts>('post', '/v1/hosting/groups/:groupId/guide/files/parts', () => ({"key":"test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4","fileUrl":"https://yayan.oss-cn-shanghai.example/test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4","receivedBytes":62914560,"isComplete":false,"parts":[{"number":16,"start":62914560,"bytes":4194304,"url":"https://yayan.oss-cn-shanghai.example/test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4?partNumber=16"}]}));

/** Answers `getGuideUploadForm`: Get the form for uploading one file for a question. */
export const mockGetGuideUploadForm = mockCall<'getGuideUploadForm', UploadPolicy>('get', '/v1/hosting/groups/:groupId/guide/files/form', () => ({"url":"https://yayan.oss-cn-shanghai.example","form":{"x-oss-signature-version":"OSS4-HMAC-SHA256","x-oss-credential":"LTAI5tYayanExample/20261121/cn-shanghai/oss/aliyun_v4_request","x-oss-date":"20261121T083000Z","x-oss-signature":"5f2d3c1b0a998877665544332211ffeeddccbbaa00112233445566778899aabb","policy":"eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yMVQwODo0MDowMFoifQ==","success_action_status":"200","x-oss-content-type":"image/jpeg","x-oss-forbid-overwrite":"true","x-oss-object-acl":"private","key":"test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg"},"fileUrl":"https://yayan.oss-cn-shanghai.example/test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg","maxBytes":482133,"expiresAt":"2026-11-21T08:40:00.000Z"}));

/** Answers `listGroupChanges`: What was changed since the opening. */
export const mockListGroupChanges = mockCall<'listGroupChanges', GroupChangePage>('get', '/v1/hosting/groups/:groupId/changes', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","at":"2026-11-21T08:30:00.000Z","by":"主持人小林","what":"section","before":"你喜欢早餐吗？","after":"你为什么吃早餐？"}],"nextCursor":null}));

/** Answers `listInvitations`: Who is invited. */
export const mockListInvitations = mockCall<'listInvitations', GroupInvitationPage>('get', '/v1/hosting/groups/:groupId/invitations', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","mobile":"138****5678","role":0,"state":"waiting","name":null,"tagIds":[],"invitedAt":"2026-11-21T08:30:00.000Z","sentAt":null,"sends":0,"maySendAt":null,"text":null,"left":null}],"nextCursor":null}));

/** Answers `addInvitations`: Invite people by mobile. */
export const mockAddInvitations = mockCall<'addInvitations', GroupInvitationOutcome>('post', '/v1/hosting/groups/:groupId/invitations', () => ({"invited":28,"faults":[{"line":7,"shown":"138****567","why":"invalid"}],"faultCount":1}));

/** Answers `inviteMembers`: Invite members by their attributes. */
export const mockInviteMembers = mockCall<'inviteMembers', GroupInvitationOutcome>('post', '/v1/hosting/groups/:groupId/invitations/members', () => ({"invited":28,"faults":[{"line":7,"shown":"138****567","why":"invalid"}],"faultCount":1}));

/** Answers `withdrawInvitations`: Withdraw invitations. */
export const mockWithdrawInvitations = mockCall<'withdrawInvitations', GroupInvitationCount>('post', '/v1/hosting/groups/:groupId/invitations/withdraw', () => ({"count":3}));

/** Answers `sendInvitations`: Send invitations again. */
export const mockSendInvitations = mockCall<'sendInvitations', GroupInvitationCount>('post', '/v1/hosting/groups/:groupId/invitations/send', () => ({"count":3}));

/** Answers `listPeopleTags`: Tags of people. */
export const mockListPeopleTags = mockCall<'listPeopleTags', PeopleTagList>('get', '/v1/hosting/groups/:groupId/tags', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"新手妈妈","people":8}]}));

/** Answers `savePeopleTag`: Add or rename a tag of people. */
export const mockSavePeopleTag = mockCall<'savePeopleTag', PeopleTagList>('post', '/v1/hosting/groups/:groupId/tags', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"新手妈妈","people":8}]}));

/** Answers `tagPeople`: Give people a tag, or take it off. */
export const mockTagPeople = mockCall<'tagPeople', PeopleTagList>('post', '/v1/hosting/groups/:groupId/tags/assign', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"新手妈妈","people":8}]}));

/** Answers `listGroupRewards`: What was tallied at the closing. */
export const mockListGroupRewards = mockCall<'listGroupRewards', GroupRewardPage>('get', '/v1/hosting/groups/:groupId/rewards', () => ({"items":[{"personId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","topicsFinished":5,"topics":5,"finished":true,"coins":120,"takenOut":null,"state":"tallied","keptUntil":null}],"nextCursor":null}));

/** Answers `takeOutOfReward`: Take a person out of the reward, or put them back. */
export const mockTakeOutOfReward = mockCall<'takeOutOfReward', GroupRewardRow>('post', '/v1/hosting/groups/:groupId/rewards/:personId', () => ({"personId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","topicsFinished":5,"topics":5,"finished":true,"coins":120,"takenOut":null,"state":"tallied","keptUntil":null}));

