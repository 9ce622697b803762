/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import {
  faker
} from '@faker-js/faker/locale/zh_CN';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AddGroupAttachment200,
  AddGuideSection200,
  AddGuideTopics200,
  AddInvitations200,
  CastVote200,
  CloseGuideSection200,
  CountHostTopicMembers200,
  CreateFollowUp200,
  CreateGroupTicket200,
  CreateHostedGroup200,
  CreateHostingTicket200,
  CreateResponse200,
  DecodeGroupTask200,
  DeleteResponses200,
  EditResponse200,
  GetFollowUpThread200,
  GetGroup200,
  GetGroupMe200,
  GetGroupMember200,
  GetGuide200,
  GetHostTopic200,
  GetHostedGroup200,
  GetHostingAccess200,
  GetTopic200,
  GetVote200,
  InviteMembers200,
  ListAnsweredSections200,
  ListAskedFollowUps200,
  ListGroupAttachments200,
  ListGroupChanges200,
  ListGroupDownloads200,
  ListGroupMembers200,
  ListGroupRewards200,
  ListHostResponses200,
  ListHostSections200,
  ListHostTopicMembers200,
  ListHostTopics200,
  ListHostVotes200,
  ListHostedGroups200,
  ListInvitations200,
  ListPeopleTags200,
  ListResponseAttributes200,
  ListResponseTags200,
  ListResponseTopics200,
  ListResponses200,
  ListTopics200,
  ListUnansweredSections200,
  LoginGroup200,
  LoginGroupWithTicket200,
  LoginHosting200,
  MarkSectionsRead200,
  MoveHostedGroup200,
  OrderGuide200,
  RemindGroupMembers200,
  RemoveFromGuide200,
  RemoveGroupAttachments200,
  RestoreResponses200,
  SavePeopleTag200,
  SearchHostTopics200,
  SearchTopics200,
  SendGroupCode200,
  SendInvitations200,
  StarResponse200,
  TagPeople200,
  TagResponses200,
  TakeOutOfReward200,
  UpdateGroupProfile200,
  UpdateGuideSection200,
  UpdateGuideTopic200,
  UpdateHostedGroup200,
  WithdrawInvitations200
} from '../../model/index.ts';


export const getListGroupMembersResponseMock = (): ListGroupMembers200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}},})

export const getGetGroupMemberResponseMock = (): GetGroupMember200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"responseCount":3,"attributes":[{"key":"city","label":"城市","value":"成都"}],"progress":{"answered":3,"total":5,"followUpsOwed":1},"joinedAt":"2026-11-21T08:30:00.000Z","lastSeenAt":"2026-11-21T08:30:00.000Z"}},})

export const getGetGroupMeResponseMock = (): GetGroupMe200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"identity":{"groupMemberId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"firstVisit":false,"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR"},"group":{"hash":"t7Kq2mX9bLpR","name":"年轻人的早餐习惯","intro":"用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。","state":"open","schedule":{"opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z"},"rules":["按自己的真实经历回答","尊重其他人的看法","不透露讨论内容"],"consent":{"version":1,"text":"我同意本次讨论的内容用于市场研究，仅以昵称呈现，不会透露我的个人信息。"},"reward":{"coins":120,"topicCoins":20,"wholeCoins":60,"condition":"完成全部话题并回答主持人的追问","paidWithinDays":3}},"mobile":"138****5678","consentedAt":"2026-11-21T08:30:00.000Z","progress":{"answered":3,"total":5,"followUpsOwed":1},"reward":{"coins":120,"topicCoins":20,"wholeCoins":60,"condition":"完成全部话题并回答主持人的追问","paidWithinDays":3}}},})

export const getListAskedFollowUpsResponseMock = (): ListAskedFollowUps200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"followUp":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"},"excerpt":"楼下的豆浆油条，三分钟就能走。","answered":false}],"nextCursor":null,"open":1}},})

export const getGetTopicResponseMock = (): GetTopic200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","summary":"从起床到出门，说说今天的早餐。","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","progress":{"answered":3,"total":5,"followUpsOwed":1},"owed":{"unanswered":3,"followUps":1,"next":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}},"sections":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","media":[],"minLength":20,"visibility":"answerFirst","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","vote":null,"myResponse":null,"responses":{"locked":false,"count":12,"unread":4,"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"},"answers":null}],"previousTopicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nextTopicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}},})

export const getListAnsweredSectionsResponseMock = (): ListAnsweredSections200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"response":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"followUpCount":0,"followUps":[]}}],"nextCursor":null}},})

export const getListUnansweredSectionsResponseMock = (): ListUnansweredSections200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","minLength":20,"closesAt":"2026-11-25T15:59:00.000Z","responseCount":12}],"nextCursor":null}},})

export const getListHostTopicsResponseMock = (): ListHostTopics200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","summary":"从起床到出门，说说今天的早餐。","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","sectionCount":3,"progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2}}],"nextCursor":null,"progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2}}},})

export const getGetHostTopicResponseMock = (): GetHostTopic200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","summary":"从起床到出门，说说今天的早餐。","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2},"sections":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","hostNote":"留意提到价格的人，追问一次。","media":[],"minLength":20,"visibility":"answerFirst","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","vote":null,"progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2},"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","silent":[]}],"previousTopicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nextTopicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}},})

export const getListHostTopicMembersResponseMock = (): ListHostTopicMembers200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"member":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"state":"partly","progress":{"answered":3,"total":5,"followUpsOwed":1},"lastAnsweredAt":"2026-11-21T08:30:00.000Z","lastSeenAt":"2026-11-21T08:30:00.000Z","remindedAt":null}],"nextCursor":null}},})

export const getCountHostTopicMembersResponseMock = (): CountHostTopicMembers200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"total":16,"answered":10,"partly":4,"silent":2,"followUpsOwed":3}},})

export const getSearchHostTopicsResponseMock = (): SearchHostTopics200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"topics":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","focusSectionTitle":"今早吃了什么"}],"responses":[{"responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"excerpt":"……楼下的豆浆油条最方便，三分钟就能走……"}],"members":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}},})

export const getListTopicsResponseMock = (): ListTopics200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","summary":"从起床到出门，说说今天的早餐。","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","progress":{"answered":3,"total":5,"followUpsOwed":1},"unread":4,"sections":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","answered":true,"followUpsOwed":1}]}],"nextCursor":null,"owed":{"unanswered":3,"followUps":1,"next":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}}}},})

export const getListHostSectionsResponseMock = (): ListHostSections200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","hostNote":"留意提到价格的人，追问一次。","media":[],"minLength":20,"visibility":"answerFirst","state":"open","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","vote":null,"progress":{"respondents":16,"answered":12,"responses":40,"unread":5,"followUpsOpen":2},"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","silent":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}]}},})

export const getDecodeGroupTaskResponseMock = (): DecodeGroupTask200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR","name":"年轻人的早餐习惯"}},})

export const getGetFollowUpThreadResponseMock = (): GetFollowUpThread200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","response":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}]},"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null}},})

export const getListResponsesResponseMock = (): ListResponses200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}]}],"nextCursor":null,"count":12,"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}},})

export const getCreateResponseResponseMock = (): CreateResponse200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}]}},})

export const getEditResponseResponseMock = (): EditResponse200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}],"mine":true,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}]}},})

export const getCreateFollowUpResponseMock = (): CreateFollowUp200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}},})

export const getGetVoteResponseMock = (): GetVote200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"工作日你最常吃哪一种？","kind":"single","minChoices":1,"maxChoices":1,"options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"包子豆浆","media":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}}],"resultsShown":"afterVote","closesAt":"2026-11-25T15:59:00.000Z","state":"open","myChoice":["0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"],"results":{"voters":12,"options":[{"optionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","votes":8,"percent":66.7,"averageRank":null}]}}},})

export const getListHostVotesResponseMock = (): ListHostVotes200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"title":"工作日你最常吃哪一种？","kind":"single","resultsShown":"afterVote","state":"open","closesAt":"2026-11-25T15:59:00.000Z","voters":12,"respondents":16,"options":[{"option":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"包子豆浆","media":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}},"votes":8,"percent":66.7,"averageRank":null,"voters":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}],"notVoted":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0}]}]}},})

export const getCastVoteResponseMock = (): CastVote200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"工作日你最常吃哪一种？","kind":"single","minChoices":1,"maxChoices":1,"options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","text":"包子豆浆","media":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}}],"resultsShown":"afterVote","closesAt":"2026-11-25T15:59:00.000Z","state":"open","myChoice":["0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"],"results":{"voters":12,"options":[{"optionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","votes":8,"percent":66.7,"averageRank":null}]}}},})

export const getDownloadTopicResponsesResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getDownloadGroupMembersResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListHostResponsesResponseMock = (): ListHostResponses200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"content":"楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。","attachments":[],"mine":false,"editable":false,"seenByHost":true,"createdAt":"2026-11-21T08:30:00.000Z","editedAt":null,"deleted":null,"followUpCount":1,"followUps":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"followUp","author":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"content":"你说「最方便」，是指离家近还是出餐快？","attachments":[],"audience":"everyone","mustAnswer":true,"answered":false,"replyToId":null,"mine":false,"createdAt":"2026-11-21T08:30:00.000Z"}],"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"question":"今天早上你吃了什么？请拍一张照片，并说说为什么选它。","tags":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"赶时间","color":"teal","responses":6}],"passages":[],"wording":0,"starred":false,"unread":false,"attributes":[{"key":"city","label":"城市","value":"成都"}]}],"nextCursor":null,"total":40}},})

export const getListResponseTopicsResponseMock = (): ListResponseTopics200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","responses":40,"sections":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"今早吃了什么","responses":12}]}]}},})

export const getListResponseTagsResponseMock = (): ListResponseTags200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"赶时间","color":"teal","responses":6}]}},})

export const getListResponseAttributesResponseMock = (): ListResponseAttributes200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"key":"city","label":"城市","values":[{"value":"成都","members":5}]}]}},})

export const getDeleteResponsesResponseMock = (): DeleteResponses200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"deleted":1}},})

export const getDownloadResponseTableResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getDownloadMemberTableResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getDownloadResponseAttachmentsResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListGroupAttachmentsResponseMock = (): ListGroupAttachments200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"media":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null},"member":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"where":{"topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicTitle":"第一天：我的早晨","sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","sectionTitle":"今早吃了什么"},"responseId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","createdAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null,"total":24}},})

export const getAddGroupAttachmentResponseMock = (): AddGroupAttachment200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"image","name":"今天的早餐.jpg","size":482133,"url":"https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1","thumbnailUrl":"https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e","width":1440,"height":1080,"durationSeconds":null}},})

export const getDownloadGroupAttachmentsResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getRemoveGroupAttachmentsResponseMock = (): RemoveGroupAttachments200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"removed":1}},})

export const getGetGroupResponseMock = (): GetGroup200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"hash":"t7Kq2mX9bLpR","name":"年轻人的早餐习惯","intro":"用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。","state":"open","schedule":{"opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z"},"rules":["按自己的真实经历回答","尊重其他人的看法","不透露讨论内容"],"consent":{"version":1,"text":"我同意本次讨论的内容用于市场研究，仅以昵称呈现，不会透露我的个人信息。"},"reward":{"coins":120,"topicCoins":20,"wholeCoins":60,"condition":"完成全部话题并回答主持人的追问","paidWithinDays":3}}},})

export const getSendGroupCodeResponseMock = (): SendGroupCode200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: null},})

export const getLoginGroupResponseMock = (): LoginGroup200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000,"identity":{"groupMemberId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"firstVisit":false,"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR"}}},})

export const getCreateGroupTicketResponseMock = (): CreateGroupTicket200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"ticket":"Vw3xQ9mB2kTz8LpR5nYc7HdF4sJg6aXe1uKq0oWi","expiresAt":"2026-11-21T08:30:00.000Z"}},})

export const getLoginGroupWithTicketResponseMock = (): LoginGroupWithTicket200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000,"identity":{"groupMemberId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"firstVisit":false,"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR"}}},})

export const getUpdateGroupProfileResponseMock = (): UpdateGroupProfile200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"groupMemberId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0,"firstVisit":false,"taskId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","taskHashId":"t7Kq2mX9bLpR"}},})

export const getSearchTopicsResponseMock = (): SearchTopics200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"第一天：我的早晨","focusSectionTitle":"今早吃了什么"}]}},})

export const getMarkSectionsReadResponseMock = (): MarkSectionsRead200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"sectionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","topicId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","moved":true,"unread":0,"lastReadId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"}]}},})

export const getRemindGroupMembersResponseMock = (): RemindGroupMembers200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"reminded":2,"skipped":[{"member":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","avatar":"https://img.yayan.example/avatar/preset-03.webp","role":0},"reason":"recentlyReminded"}]}},})

export const getTagResponsesResponseMock = (): TagResponses200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"赶时间","color":"teal","responses":6}]}},})

export const getRestoreResponsesResponseMock = (): RestoreResponses200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"restored":1}},})

export const getStarResponseResponseMock = (): StarResponse200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: null},})

export const getGetHostingAccessResponseMock = (): GetHostingAccess200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"isHost":true}},})

export const getCreateHostingTicketResponseMock = (): CreateHostingTicket200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"ticket":"Vw3xQ9mB2kTz8LpR5nYc7HdF4sJg6aXe1uKq0oWi","expiresAt":"2026-11-21T08:30:00.000Z"}},})

export const getLoginHostingResponseMock = (): LoginHosting200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}},})

export const getListGroupDownloadsResponseMock = (): ListGroupDownloads200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","by":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699","name":"主持人小禾","avatar":"https://img.yayan.example/avatar/preset-11.webp","role":1},"kind":"responseTable","identity":"nickname","startedAt":"2026-11-21T08:30:00.000Z","finishedAt":"2026-11-21T08:30:02.000Z","rows":412}],"nextCursor":null}},})

export const getListHostedGroupsResponseMock = (): ListHostedGroups200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"reckonedAt":null,"confirmBy":null,"confirmedAt":null,"coins":0}}],"nextCursor":null}},})

export const getCreateHostedGroupResponseMock = (): CreateHostedGroup200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"reckonedAt":null,"confirmBy":null,"confirmedAt":null,"coins":0}}},})

export const getGetHostedGroupResponseMock = (): GetHostedGroup200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"reckonedAt":null,"confirmBy":null,"confirmedAt":null,"coins":0}}},})

export const getUpdateHostedGroupResponseMock = (): UpdateHostedGroup200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"reckonedAt":null,"confirmBy":null,"confirmedAt":null,"coins":0}}},})

export const getMoveHostedGroupResponseMock = (): MoveHostedGroup200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","hash":"t7Kq2mX9bLpR","revision":3,"life":"draft","settings":{"name":"年轻人的早餐习惯","intro":"聊聊你每天早上吃什么、为什么这样选。","rules":["按自己的真实经历回答","尊重其他人的看法"],"consentText":"我同意本次讨论的内容用于市场研究，仅以昵称呈现。","opensAt":"2026-11-21T00:00:00.000Z","closesAt":"2026-11-25T15:59:00.000Z","showsFellows":true,"plan":{"topicCoins":20,"wholeCoins":60,"capCoins":120}},"counts":{"topics":5,"sections":14,"invited":30,"entered":24},"pay":{"reckonedAt":null,"confirmBy":null,"confirmedAt":null,"coins":0}}},})

export const getGetGuideResponseMock = (): GetGuide200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"revision":3,"life":"draft","topics":[]}},})

export const getAddGuideTopicsResponseMock = (): AddGuideTopics200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"revision":3,"life":"draft","topics":[]}},})

export const getUpdateGuideTopicResponseMock = (): UpdateGuideTopic200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"revision":3,"life":"draft","topics":[]}},})

export const getAddGuideSectionResponseMock = (): AddGuideSection200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"revision":3,"life":"draft","topics":[]}},})

export const getUpdateGuideSectionResponseMock = (): UpdateGuideSection200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"revision":3,"life":"draft","topics":[]}},})

export const getCloseGuideSectionResponseMock = (): CloseGuideSection200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"revision":3,"life":"draft","topics":[]}},})

export const getRemoveFromGuideResponseMock = (): RemoveFromGuide200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"revision":3,"life":"draft","topics":[]}},})

export const getOrderGuideResponseMock = (): OrderGuide200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"revision":3,"life":"draft","topics":[]}},})

export const getListGroupChangesResponseMock = (): ListGroupChanges200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","at":"2026-11-21T08:30:00.000Z","by":"主持人小林","what":"section","before":"你喜欢早餐吗？","after":"你为什么吃早餐？"}],"nextCursor":null}},})

export const getListInvitationsResponseMock = (): ListInvitations200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","mobile":"138****5678","role":0,"state":"waiting","name":null,"tagIds":[],"invitedAt":"2026-11-21T08:30:00.000Z","sentAt":null,"sends":0,"maySendAt":null}],"nextCursor":null}},})

export const getAddInvitationsResponseMock = (): AddInvitations200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"invited":28,"faults":[{"line":7,"shown":"138****567","why":"invalid"}],"faultCount":1}},})

export const getInviteMembersResponseMock = (): InviteMembers200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"invited":28,"faults":[{"line":7,"shown":"138****567","why":"invalid"}],"faultCount":1}},})

export const getWithdrawInvitationsResponseMock = (): WithdrawInvitations200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"count":3}},})

export const getSendInvitationsResponseMock = (): SendInvitations200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"count":3}},})

export const getListPeopleTagsResponseMock = (): ListPeopleTags200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"新手妈妈","people":8}]}},})

export const getSavePeopleTagResponseMock = (): SavePeopleTag200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"新手妈妈","people":8}]}},})

export const getTagPeopleResponseMock = (): TagPeople200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"新手妈妈","people":8}]}},})

export const getListGroupRewardsResponseMock = (): ListGroupRewards200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"personId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","topicsFinished":5,"topics":5,"finished":true,"coins":120,"takenOut":null,"state":"reckoned","keptUntil":null}],"nextCursor":null}},})

export const getTakeOutOfRewardResponseMock = (): TakeOutOfReward200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"personId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"早起的阿木","topicsFinished":5,"topics":5,"finished":true,"coins":120,"takenOut":null,"state":"reckoned","keptUntil":null}},})


export const getListGroupMembersMockHandler = (overrideResponse?: ListGroupMembers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGroupMembers200> | ListGroupMembers200), options?: RequestHandlerOptions) => {
  return http.get('*/focusMembers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGroupMembersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGroupMemberMockHandler = (overrideResponse?: GetGroupMember200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetGroupMember200> | GetGroupMember200), options?: RequestHandlerOptions) => {
  return http.get('*/focusMembers/memberInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGroupMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGroupMeMockHandler = (overrideResponse?: GetGroupMe200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetGroupMe200> | GetGroupMe200), options?: RequestHandlerOptions) => {
  return http.get('*/focusMembers/info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGroupMeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAskedFollowUpsMockHandler = (overrideResponse?: ListAskedFollowUps200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAskedFollowUps200> | ListAskedFollowUps200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/ask', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAskedFollowUpsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTopicMockHandler = (overrideResponse?: GetTopic200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetTopic200> | GetTopic200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTopicResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAnsweredSectionsMockHandler = (overrideResponse?: ListAnsweredSections200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAnsweredSections200> | ListAnsweredSections200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/reply', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnsweredSectionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUnansweredSectionsMockHandler = (overrideResponse?: ListUnansweredSections200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListUnansweredSections200> | ListUnansweredSections200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/unReply', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnansweredSectionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHostTopicsMockHandler = (overrideResponse?: ListHostTopics200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHostTopics200> | ListHostTopics200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/compere', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHostTopicsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetHostTopicMockHandler = (overrideResponse?: GetHostTopic200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetHostTopic200> | GetHostTopic200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/compere/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHostTopicResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHostTopicMembersMockHandler = (overrideResponse?: ListHostTopicMembers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHostTopicMembers200> | ListHostTopicMembers200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/compere/members', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHostTopicMembersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountHostTopicMembersMockHandler = (overrideResponse?: CountHostTopicMembers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountHostTopicMembers200> | CountHostTopicMembers200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/compere/memberNums', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountHostTopicMembersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchHostTopicsMockHandler = (overrideResponse?: SearchHostTopics200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchHostTopics200> | SearchHostTopics200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/compere/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchHostTopicsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTopicsMockHandler = (overrideResponse?: ListTopics200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTopics200> | ListTopics200), options?: RequestHandlerOptions) => {
  return http.get('*/focusSections', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopicsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHostSectionsMockHandler = (overrideResponse?: ListHostSections200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHostSections200> | ListHostSections200), options?: RequestHandlerOptions) => {
  return http.get('*/focusSections/compere', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHostSectionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDecodeGroupTaskMockHandler = (overrideResponse?: DecodeGroupTask200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DecodeGroupTask200> | DecodeGroupTask200), options?: RequestHandlerOptions) => {
  return http.get('*/focusSections/decode/task', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDecodeGroupTaskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFollowUpThreadMockHandler = (overrideResponse?: GetFollowUpThread200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetFollowUpThread200> | GetFollowUpThread200), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses/ask', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFollowUpThreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListResponsesMockHandler = (overrideResponse?: ListResponses200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListResponses200> | ListResponses200), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListResponsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateResponseMockHandler = (overrideResponse?: CreateResponse200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateResponse200> | CreateResponse200), options?: RequestHandlerOptions) => {
  return http.post('*/focusResponses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateResponseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEditResponseMockHandler = (overrideResponse?: EditResponse200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditResponse200> | EditResponse200), options?: RequestHandlerOptions) => {
  return http.post('*/focusResponses/edit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEditResponseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFollowUpMockHandler = (overrideResponse?: CreateFollowUp200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateFollowUp200> | CreateFollowUp200), options?: RequestHandlerOptions) => {
  return http.post('*/focusResponses/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFollowUpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVoteMockHandler = (overrideResponse?: GetVote200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetVote200> | GetVote200), options?: RequestHandlerOptions) => {
  return http.get('*/focusVotes/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHostVotesMockHandler = (overrideResponse?: ListHostVotes200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHostVotes200> | ListHostVotes200), options?: RequestHandlerOptions) => {
  return http.get('*/focusVotes/compere', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHostVotesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCastVoteMockHandler = (overrideResponse?: CastVote200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CastVote200> | CastVote200), options?: RequestHandlerOptions) => {
  return http.post('*/focusVotes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCastVoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadTopicResponsesMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses/download', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadTopicResponsesResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getDownloadGroupMembersMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/focusMembers/download', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadGroupMembersResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getListHostResponsesMockHandler = (overrideResponse?: ListHostResponses200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHostResponses200> | ListHostResponses200), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHostResponsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListResponseTopicsMockHandler = (overrideResponse?: ListResponseTopics200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListResponseTopics200> | ListResponseTopics200), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses/topic', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListResponseTopicsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListResponseTagsMockHandler = (overrideResponse?: ListResponseTags200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListResponseTags200> | ListResponseTags200), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses/tag', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListResponseTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListResponseAttributesMockHandler = (overrideResponse?: ListResponseAttributes200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListResponseAttributes200> | ListResponseAttributes200), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses/member/attr', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListResponseAttributesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteResponsesMockHandler = (overrideResponse?: DeleteResponses200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeleteResponses200> | DeleteResponses200), options?: RequestHandlerOptions) => {
  return http.post('*/focusResponses/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteResponsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadResponseTableMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses/base/download', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadResponseTableResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getDownloadMemberTableMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses/member/download', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadMemberTableResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getDownloadResponseAttachmentsMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/focusResponses/attachment/download', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadResponseAttachmentsResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getListGroupAttachmentsMockHandler = (overrideResponse?: ListGroupAttachments200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGroupAttachments200> | ListGroupAttachments200), options?: RequestHandlerOptions) => {
  return http.get('*/focus/attachment', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGroupAttachmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddGroupAttachmentMockHandler = (overrideResponse?: AddGroupAttachment200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddGroupAttachment200> | AddGroupAttachment200), options?: RequestHandlerOptions) => {
  return http.post('*/focus/attachment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddGroupAttachmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadGroupAttachmentsMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.post('*/focus/attachment/download', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadGroupAttachmentsResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getRemoveGroupAttachmentsMockHandler = (overrideResponse?: RemoveGroupAttachments200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemoveGroupAttachments200> | RemoveGroupAttachments200), options?: RequestHandlerOptions) => {
  return http.post('*/focus/attachment/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveGroupAttachmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGroupMockHandler = (overrideResponse?: GetGroup200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetGroup200> | GetGroup200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/groups/:hash', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGroupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendGroupCodeMockHandler = (overrideResponse?: SendGroupCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendGroupCode200> | SendGroupCode200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/groups/:hash/sms/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendGroupCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginGroupMockHandler = (overrideResponse?: LoginGroup200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginGroup200> | LoginGroup200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/groups/:hash/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginGroupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateGroupTicketMockHandler = (overrideResponse?: CreateGroupTicket200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateGroupTicket200> | CreateGroupTicket200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/groups/:hash/ticket', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGroupTicketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginGroupWithTicketMockHandler = (overrideResponse?: LoginGroupWithTicket200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginGroupWithTicket200> | LoginGroupWithTicket200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/groups/:hash/ticket/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginGroupWithTicketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateGroupProfileMockHandler = (overrideResponse?: UpdateGroupProfile200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateGroupProfile200> | UpdateGroupProfile200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/groups/:hash/profile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGroupProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchTopicsMockHandler = (overrideResponse?: SearchTopics200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchTopics200> | SearchTopics200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusTopics/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchTopicsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkSectionsReadMockHandler = (overrideResponse?: MarkSectionsRead200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkSectionsRead200> | MarkSectionsRead200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/focusSections/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkSectionsReadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemindGroupMembersMockHandler = (overrideResponse?: RemindGroupMembers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemindGroupMembers200> | RemindGroupMembers200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/focusTopics/remind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemindGroupMembersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTagResponsesMockHandler = (overrideResponse?: TagResponses200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TagResponses200> | TagResponses200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/focusResponses/tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTagResponsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreResponsesMockHandler = (overrideResponse?: RestoreResponses200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RestoreResponses200> | RestoreResponses200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/focusResponses/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreResponsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStarResponseMockHandler = (overrideResponse?: StarResponse200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StarResponse200> | StarResponse200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/focusResponses/star', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStarResponseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetHostingAccessMockHandler = (overrideResponse?: GetHostingAccess200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetHostingAccess200> | GetHostingAccess200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/hosting', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHostingAccessResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateHostingTicketMockHandler = (overrideResponse?: CreateHostingTicket200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateHostingTicket200> | CreateHostingTicket200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/ticket', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHostingTicketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginHostingMockHandler = (overrideResponse?: LoginHosting200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginHosting200> | LoginHosting200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginHostingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGroupDownloadsMockHandler = (overrideResponse?: ListGroupDownloads200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGroupDownloads200> | ListGroupDownloads200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/focusResponses/downloads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGroupDownloadsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHostedGroupsMockHandler = (overrideResponse?: ListHostedGroups200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHostedGroups200> | ListHostedGroups200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/hosting/groups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHostedGroupsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateHostedGroupMockHandler = (overrideResponse?: CreateHostedGroup200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateHostedGroup200> | CreateHostedGroup200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHostedGroupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetHostedGroupMockHandler = (overrideResponse?: GetHostedGroup200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetHostedGroup200> | GetHostedGroup200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/hosting/groups/:groupId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHostedGroupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateHostedGroupMockHandler = (overrideResponse?: UpdateHostedGroup200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateHostedGroup200> | UpdateHostedGroup200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHostedGroupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMoveHostedGroupMockHandler = (overrideResponse?: MoveHostedGroup200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MoveHostedGroup200> | MoveHostedGroup200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/move', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveHostedGroupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGuideMockHandler = (overrideResponse?: GetGuide200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetGuide200> | GetGuide200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/hosting/groups/:groupId/guide', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGuideResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddGuideTopicsMockHandler = (overrideResponse?: AddGuideTopics200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddGuideTopics200> | AddGuideTopics200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/guide/topics', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddGuideTopicsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateGuideTopicMockHandler = (overrideResponse?: UpdateGuideTopic200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateGuideTopic200> | UpdateGuideTopic200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/guide/topics/:topicId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGuideTopicResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddGuideSectionMockHandler = (overrideResponse?: AddGuideSection200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddGuideSection200> | AddGuideSection200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/guide/topics/:topicId/sections', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddGuideSectionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateGuideSectionMockHandler = (overrideResponse?: UpdateGuideSection200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateGuideSection200> | UpdateGuideSection200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/guide/sections/:sectionId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGuideSectionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseGuideSectionMockHandler = (overrideResponse?: CloseGuideSection200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloseGuideSection200> | CloseGuideSection200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/guide/sections/:sectionId/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseGuideSectionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveFromGuideMockHandler = (overrideResponse?: RemoveFromGuide200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemoveFromGuide200> | RemoveFromGuide200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/guide/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFromGuideResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderGuideMockHandler = (overrideResponse?: OrderGuide200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderGuide200> | OrderGuide200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/guide/order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderGuideResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGroupChangesMockHandler = (overrideResponse?: ListGroupChanges200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGroupChanges200> | ListGroupChanges200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/hosting/groups/:groupId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGroupChangesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInvitationsMockHandler = (overrideResponse?: ListInvitations200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInvitations200> | ListInvitations200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/hosting/groups/:groupId/invitations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddInvitationsMockHandler = (overrideResponse?: AddInvitations200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddInvitations200> | AddInvitations200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/invitations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddInvitationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getInviteMembersMockHandler = (overrideResponse?: InviteMembers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InviteMembers200> | InviteMembers200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/invitations/members', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMembersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawInvitationsMockHandler = (overrideResponse?: WithdrawInvitations200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawInvitations200> | WithdrawInvitations200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/invitations/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawInvitationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendInvitationsMockHandler = (overrideResponse?: SendInvitations200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendInvitations200> | SendInvitations200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/invitations/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendInvitationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPeopleTagsMockHandler = (overrideResponse?: ListPeopleTags200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPeopleTags200> | ListPeopleTags200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/hosting/groups/:groupId/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPeopleTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSavePeopleTagMockHandler = (overrideResponse?: SavePeopleTag200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavePeopleTag200> | SavePeopleTag200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSavePeopleTagResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTagPeopleMockHandler = (overrideResponse?: TagPeople200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TagPeople200> | TagPeople200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/tags/assign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTagPeopleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGroupRewardsMockHandler = (overrideResponse?: ListGroupRewards200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGroupRewards200> | ListGroupRewards200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/hosting/groups/:groupId/rewards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGroupRewardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTakeOutOfRewardMockHandler = (overrideResponse?: TakeOutOfReward200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeOutOfReward200> | TakeOutOfReward200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/hosting/groups/:groupId/rewards/:personId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTakeOutOfRewardResponseMock(),
      { status: 200
      })
  }, options)
}
export const getGroupMock = () => [
  getListGroupMembersMockHandler(),
  getGetGroupMemberMockHandler(),
  getGetGroupMeMockHandler(),
  getListAskedFollowUpsMockHandler(),
  getGetTopicMockHandler(),
  getListAnsweredSectionsMockHandler(),
  getListUnansweredSectionsMockHandler(),
  getListHostTopicsMockHandler(),
  getGetHostTopicMockHandler(),
  getListHostTopicMembersMockHandler(),
  getCountHostTopicMembersMockHandler(),
  getSearchHostTopicsMockHandler(),
  getListTopicsMockHandler(),
  getListHostSectionsMockHandler(),
  getDecodeGroupTaskMockHandler(),
  getGetFollowUpThreadMockHandler(),
  getListResponsesMockHandler(),
  getCreateResponseMockHandler(),
  getEditResponseMockHandler(),
  getCreateFollowUpMockHandler(),
  getGetVoteMockHandler(),
  getListHostVotesMockHandler(),
  getCastVoteMockHandler(),
  getDownloadTopicResponsesMockHandler(),
  getDownloadGroupMembersMockHandler(),
  getListHostResponsesMockHandler(),
  getListResponseTopicsMockHandler(),
  getListResponseTagsMockHandler(),
  getListResponseAttributesMockHandler(),
  getDeleteResponsesMockHandler(),
  getDownloadResponseTableMockHandler(),
  getDownloadMemberTableMockHandler(),
  getDownloadResponseAttachmentsMockHandler(),
  getListGroupAttachmentsMockHandler(),
  getAddGroupAttachmentMockHandler(),
  getDownloadGroupAttachmentsMockHandler(),
  getRemoveGroupAttachmentsMockHandler(),
  getGetGroupMockHandler(),
  getSendGroupCodeMockHandler(),
  getLoginGroupMockHandler(),
  getCreateGroupTicketMockHandler(),
  getLoginGroupWithTicketMockHandler(),
  getUpdateGroupProfileMockHandler(),
  getSearchTopicsMockHandler(),
  getMarkSectionsReadMockHandler(),
  getRemindGroupMembersMockHandler(),
  getTagResponsesMockHandler(),
  getRestoreResponsesMockHandler(),
  getStarResponseMockHandler(),
  getGetHostingAccessMockHandler(),
  getCreateHostingTicketMockHandler(),
  getLoginHostingMockHandler(),
  getListGroupDownloadsMockHandler(),
  getListHostedGroupsMockHandler(),
  getCreateHostedGroupMockHandler(),
  getGetHostedGroupMockHandler(),
  getUpdateHostedGroupMockHandler(),
  getMoveHostedGroupMockHandler(),
  getGetGuideMockHandler(),
  getAddGuideTopicsMockHandler(),
  getUpdateGuideTopicMockHandler(),
  getAddGuideSectionMockHandler(),
  getUpdateGuideSectionMockHandler(),
  getCloseGuideSectionMockHandler(),
  getRemoveFromGuideMockHandler(),
  getOrderGuideMockHandler(),
  getListGroupChangesMockHandler(),
  getListInvitationsMockHandler(),
  getAddInvitationsMockHandler(),
  getInviteMembersMockHandler(),
  getWithdrawInvitationsMockHandler(),
  getSendInvitationsMockHandler(),
  getListPeopleTagsMockHandler(),
  getSavePeopleTagMockHandler(),
  getTagPeopleMockHandler(),
  getListGroupRewardsMockHandler(),
  getTakeOutOfRewardMockHandler()
]
