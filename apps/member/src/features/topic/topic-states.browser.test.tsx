import type {
  FollowUpThread,
  GroupMe,
  GroupOpenState,
  GroupResponse,
  SectionDetail,
  TopicDetail,
} from '@yayan/api-client';
import {
  mockCreateGroupTicket,
  mockFindDiscussion,
  mockGetFollowUpThread,
  mockGetGroup,
  mockGetGroupMe,
  mockGetTopic,
  mockListTopics,
  refuse,
} from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../shell/client/client.ts';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import AnswerDetailPage from './AnswerDetailPage.tsx';
import AnswerPage from './AnswerPage.tsx';
import GroupTopicsPage from './GroupTopicsPage.tsx';
import JoinGroupPage from './JoinGroupPage.tsx';
import QuestioningPage from './QuestioningPage.tsx';

/** The group of the mock. */
const hash = 'g5Rf1zB7kMqJ';
const id = (last: number): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5000${last}`;
const at = '2026-11-21T08:30:00.000Z';
const schedule = { opensAt: at, closesAt: '2099-11-25T15:59:00.000Z' };
const amu = { id: id(3), name: '阿木', avatar: null, role: 0 } as const;
const where = { topicId: id(1), topicTitle: '第一天', sectionId: id(2), sectionTitle: '今早吃了什么' };

const answer: GroupResponse = {
  id: id(4),
  topicId: id(1),
  sectionId: id(2),
  author: amu,
  content: '楼下的豆浆油条',
  attachments: [],
  mine: true,
  editable: false,
  seenByHost: true,
  createdAt: at,
  editedAt: null,
  deleted: null,
  unfit: null,
  followUpCount: 0,
  followUps: [],
};
const thread: FollowUpThread = { where, question: '说说看', response: answer, items: [], nextCursor: null };

const sectionIn = (state: GroupOpenState, myResponse: GroupResponse | null): SectionDetail => ({
  id: id(2),
  title: '今早吃了什么',
  question: '说说看',
  media: [],
  minLength: 5,
  photos: 'optional',
  visibility: 'answerFirst',
  state,
  ...schedule,
  vote: null,
  myResponse,
  responses: { locked: true, count: 3, unread: 0, lastReadId: null },
  answers: null,
});
const topicWith = (sections: SectionDetail[]): TopicDetail => ({
  id: id(1),
  title: '第一天',
  summary: '',
  state: 'open',
  ...schedule,
  previousTopicId: null,
  nextTopicId: null,
  owed: { unanswered: 0, followUps: 0, next: null },
  progress: { answered: 0, total: 1, followUpsOwed: 0 },
  sections,
});
const meIn = (state: GroupOpenState): GroupMe => ({
  identity: {
    groupMemberId: amu.id,
    name: amu.name,
    avatar: null,
    role: 0,
    firstVisit: false,
    taskId: id(5),
    taskHashId: hash,
  },
  group: {
    hash,
    name: '早餐',
    intro: '',
    state,
    schedule,
    rules: [],
    consent: { version: 1, text: '我同意' },
    reward: null,
  },
  mobile: '138****5678',
  consentedAt: at,
  progress: { answered: 0, total: 1, followUpsOwed: 0 },
  reward: null,
});

const found = id(9);
const place = { hash, topicId: id(1), sectionId: id(2), responseId: id(4) };

let server: Awaited<ReturnType<typeof openMock>>;
const topicIs = (sections: SectionDetail[]): void => server.mock.use(mockGetTopic(() => topicWith(sections)));

beforeEach(async () => {
  // Rooms of groups end with the member's session, so every test enters the group anew.
  session.clear();
  server = await openMock();
  server.mock.use(
    mockFindDiscussion((_example, { params }) => (params['id'] === found ? place : refuse('NOT_FOUND'))),
    mockGetGroupMe(() => meIn('open')),
    mockGetTopic(() => topicWith([sectionIn('open', null)])),
    mockGetFollowUpThread(() => thread),
  );
});

type Refusal = ReturnType<typeof refuse<'INTERNAL' | 'GROUP_NOT_OPEN'>>;
const topicCall = { path: '/v1/focusTopics/detail', mock: (answer: Refusal) => mockGetTopic(answer) };
const threadCall = { path: '/focusResponses/ask', mock: (answer: Refusal) => mockGetFollowUpThread(answer) };
const pages = [
  {
    name: 'answering',
    open: (of: string) => openPage(AnswerPage, '/topic/answer/:id', `/topic/answer/${of}`),
    call: topicCall,
    gone: '没有找到这个问题',
  },
  {
    name: 'the answers beside each other',
    open: (of: string) =>
      openPage(AnswerDetailPage, '/topic/answer/detail/:topicId', `/topic/answer/detail/${of}`),
    call: topicCall,
    gone: '没有找到这个话题',
  },
  {
    name: 'a thread',
    open: (of: string) => openPage(QuestioningPage, '/topic/questioning/:id', `/topic/questioning/${of}`),
    call: threadCall,
    gone: '没有找到这段对话',
  },
];
const text = (words: string | RegExp) => page.getByText(words).first();

describe.each(looks)('topic pages on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test.each(pages)('$name: loading, and nothing of this id', async (of) => {
    server.disturb((path) => (path === of.call.path ? 'unanswered' : undefined));
    await of.open(found);
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await look('loading');
    await of.open(id(8));
    await expect.element(text(of.gone)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '我的讨论' })).toBeVisible();
    await look('nothing of this id');
  });

  test.each(pages)('$name: a failure can be tried again', async (of) => {
    let isDown = true;
    server.disturb((path) => (isDown && path === of.call.path ? 'lost' : undefined));
    await of.open(found);
    const again = page.getByRole('button', { name: /重试|再试/u });
    await expect.element(again).toBeVisible();
    await look('failed');
    isDown = false;
    await again.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('loaded');
  });

  test('a page whose group can’t be found out says where one is, and leads back', async () => {
    server.mock.use(mockFindDiscussion(refuse('INTERNAL')));
    await pages[0]?.open(found);
    await expect.element(page.getByRole('heading', { level: 1, name: '讨论小组' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '我的讨论' })).toHaveAttribute('href', '/topic');
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  });

  test.each(pages)('$name: a group that was archived meanwhile says so', async (of) => {
    server.mock.use(of.call.mock(refuse('GROUP_NOT_OPEN')));
    await of.open(found);
    await expect
      .element(page.getByRole('heading', { level: 1, name: '讨论已结束，小组已归档' }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: '去我的讨论' })).toHaveAttribute('href', '/topic');
    await look('not open');
  });

  test('a closed question takes no answer', async () => {
    topicIs([sectionIn('closed', null)]);
    await pages[0]?.open(found);
    await expect.element(page.getByRole('heading', { level: 1, name: '第一天' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '提交回答' })).not.toBeInTheDocument();
    await look('closed question');
  });

  test('next to the others an open question leads to its answer', async () => {
    await pages[1]?.open(found);
    await expect.element(text('你还没有回答这个问题。')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '去回答' })).toBeVisible();
  });

  test('next to the others a closed question leads nowhere', async () => {
    topicIs([sectionIn('closed', null)]);
    await pages[1]?.open(found);
    await expect.element(text('你没有回答这个问题。')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '去回答' })).not.toBeInTheDocument();
    await look('closed question');
  });

  test('a question that was replaced leads to its topic', async () => {
    topicIs([]);
    await pages[0]?.open(found);
    await expect.element(text('这个问题已经换成了别的')).toBeVisible();
    await look('replaced question');
  });

  test('a thread without a follow-up says so and has nothing to reply to', async () => {
    await pages[2]?.open(found);
    await expect.element(text('主持人还没有追问。')).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await look('no follow-up');
  });
});

test('rule 6.55: a respondent of a group without topics reads that a message calls them', async () => {
  server.mock.use(
    mockListTopics(() => ({
      items: [],
      nextCursor: null,
      owed: { unanswered: 0, followUps: 0, next: null },
    })),
  );
  await openPage(GroupTopicsPage, '/topic/list/:id', `/topic/list/${hash}`);
  await expect.element(text('主持人发布后会通知你。')).toBeVisible();
});

describe('a member who is not a respondent of a group', () => {
  const discussionSite = Object.assign(document.createElement('meta'), {
    name: 'yayan-other-site',
    content: 'https://bbs.example',
  });
  beforeEach(() => document.head.append(discussionSite));
  afterEach(() => discussionSite.remove());
  const openTopics = () => openPage(GroupTopicsPage, '/topic/list/:id', `/topic/list/${hash}`);
  const openInvitation = () => openPage(JoinGroupPage, '/topic/join/:id', `/topic/join/${hash}`);
  const enterAs = (role: GroupMe['identity']['role']): void => {
    const me = meIn('open');
    server.mock.use(mockGetGroupMe(() => ({ ...me, identity: { ...me.identity, role }, progress: null })));
  };

  test('an observer reads that observers read and do not write', async () => {
    enterAs(2);
    await openTopics();
    await expect.element(page.getByRole('heading', { level: 1, name: '你是这个小组的观察员' })).toBeVisible();
    await expect.element(text('观察员只看不发言，讨论内容在讨论网站。')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '去讨论网站' })).toBeVisible();
  });

  test('a host reads where hosts work', async () => {
    enterAs(1);
    await openTopics();
    await expect.element(page.getByRole('heading', { level: 1, name: '你是这个小组的主持人' })).toBeVisible();
  });

  test('a host crosses to the discussion site with a ticket of their own, not with another code', async () => {
    enterAs(1);
    await openTopics();
    const cross = page.getByRole('button', { name: '去讨论网站' });
    await expect.element(cross).toBeVisible();
    const ticket = `/v1/groups/${hash}/ticket`;
    const tickets = () => server.asked(ticket).length;
    const before = tickets();
    // A ticket that never comes, so that the test stays on its page.
    server.disturb((path) => (path === ticket ? 'unanswered' : undefined));
    await cross.click();
    await expect.poll(tickets).toBe(before + 1);
  });

  test('an invitation that is not for this member has one title, and says what may help', async () => {
    server.mock.use(
      mockGetGroup(() => meIn('open').group),
      mockCreateGroupTicket(refuse('NOT_INVITED')),
    );
    await openInvitation();
    await expect.element(text('你没有受邀参加这个讨论小组')).toBeVisible();
    await expect.element(text(/请用收到邀请的手机号登录/u)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: '早餐' })).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).all()).toHaveLength(1);
  });

  test('an address of no group says that there is none', async () => {
    server.mock.use(mockGetGroup(refuse('NOT_FOUND')));
    await openInvitation();
    await expect.element(page.getByRole('heading', { level: 1, name: '没有找到这个讨论小组' })).toBeVisible();
  });
});
