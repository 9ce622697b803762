import {
  type FollowUp,
  type GroupDraft,
  type GroupDraftRemoval,
  type GroupDraftSave,
  type GroupMe,
  type GroupMember,
  type GroupProfileUpdate,
  type GroupResponse,
  type HostSection,
  type HostTopicMember,
  type HostTopicDetail,
  type ResponseCreate,
  type ResponsePage,
  type SectionDetail,
  type SharedAttribute,
  type SharedAttributes,
  type TopicAnsweredItem,
  type TopicAskedItem,
  type TopicDetail,
  type TopicUnansweredItem,
  GroupOpenState,
  SectionPhotos,
  SectionVisibility,
} from '@yayan/api-client';
import { type ApiRequest, ApiError, type Transport } from '@yayan/auth';

const at = '2026-11-21T08:30:00.000Z';
const later = '2099-11-25T15:59:00.000Z';
const id = (last: number): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5${String(last).padStart(4, '0')}`;

export const topicId = id(1);
const sectionId = id(2);

const amu: GroupMember = { id: id(10), name: '阿木', avatar: null, role: 0 };
const xiaoman: GroupMember = { id: id(11), name: '小满', avatar: null, role: 0 };
const host: GroupMember = { id: id(12), name: '小禾', avatar: null, role: 1 };

const consent = { version: 1, text: '我同意' };
const schedule = { opensAt: at, closesAt: later };
const group = {
  hash: 'h1',
  name: '早餐',
  intro: '',
  state: 'open',
  schedule,
  rules: [],
  consent,
  reward: null,
};

/** The respondent 阿木. */
export const me: GroupMe = {
  identity: {
    groupMemberId: amu.id,
    name: amu.name,
    avatar: null,
    role: 0,
    firstVisit: false,
    taskId: id(20),
    taskHashId: 'h1',
  },
  group: { ...group, state: 'open' },
  mobile: '138****5678',
  consentedAt: at,
  progress: { answered: 0, total: 1, followUpsOwed: 0 },
  reward: null,
};

/** An answer of 小满; with `mine` one of 阿木. */
export const response = (last: number, content: string, mine = false): GroupResponse => ({
  id: id(last),
  topicId,
  sectionId,
  author: mine ? amu : xiaoman,
  content,
  attachments: [],
  mine,
  editable: mine,
  seenByHost: false,
  createdAt: at,
  editedAt: null,
  deleted: null,
  unfit: null,
  followUpCount: 0,
  followUps: [],
});

/** A host's follow-up below an answer. */
export const followUp = (responseId: string, content: string): FollowUp => ({
  id: id(40),
  responseId,
  kind: 'followUp',
  author: host,
  content,
  attachments: [],
  audience: 'everyone',
  mustAnswer: true,
  answered: false,
  replyToId: null,
  mine: false,
  createdAt: at,
});

/** The section of this group in the form of the lists. */
export const where = { topicId, topicTitle: '第一天', sectionId, sectionTitle: '今早吃了什么' };

const counts = { total: 2, answered: 0, partly: 1, silent: 1, followUpsOwed: 1 };
const seen = { lastAnsweredAt: at, lastSeenAt: at, remindedAt: null };
const standings: readonly HostTopicMember[] = [
  { member: xiaoman, state: 'partly', progress: { answered: 1, total: 2, followUpsOwed: 1 }, ...seen },
  { member: amu, state: 'silent', progress: { answered: 0, total: 2, followUpsOwed: 0 }, ...seen },
];
const details = {
  responseCount: 3,
  attributes: [{ key: 'city', label: '城市', value: '成都' }],
  progress: { answered: 1, total: 2, followUpsOwed: 1 },
  joinedAt: at,
  lastSeenAt: at,
};

interface SentCall {
  url: string;
  data: unknown;
}

const isAskingForAnswers = (params: unknown): boolean =>
  typeof params === 'object' && params !== null && 'answers' in params && params.answers === true;

const isResponseCreate = (data: unknown): data is ResponseCreate =>
  typeof data === 'object' && data !== null && 'clientId' in data && 'sectionId' in data;

/** One section under 先答后看 with others' answers, kept in memory. `sent` holds every call in order. */
export class FakeGroup {
  readonly sent: SentCall[] = [];
  others: GroupResponse[] = [];
  mine: GroupResponse | null = null;
  /** The items of the respondent's lists. */
  asked: TopicAskedItem[] = [];
  unanswered: TopicUnansweredItem[] = [];
  /** The refusal of the respondent's lists, if any. */
  refusal: ApiError | undefined;
  me = me;
  /** What the server has stored of unsent texts. */
  drafts: GroupDraft[] = [];
  sharing: SharedAttributes = { version: '2026-11-23', text: '勾选的内容只给研究团队看。', items: [] };
  /** How many of the next attempts to store an answer get lost. */
  lostCalls = 0;

  readonly transport: Transport = {
    // The generated client names the type of the answer; the fakes above are checked against the same types.
    request: async <T>(call: ApiRequest): Promise<T> => this.#answer(call) as T,
    stream: async () => undefined,
    serverNow: Date.now,
  };

  calls(url: string): unknown[] {
    return this.sent.filter((call) => call.url === url).map(({ data }) => data);
  }

  #answer({ url, method, data, params }: ApiRequest): unknown {
    this.sent.push({ url: `${method} ${url}`, data });
    if (url === '/focusMembers/info') return this.me;
    if (url === '/v1/focusTopics/detail') return this.#topic(isAskingForAnswers(params));
    if (url === '/v1/focusTopics/compere/detail') return this.#hostTopic();
    if (url === '/focusResponses' && method === 'GET') return this.#page();
    if (url === '/v1/focusSections/read' || url === '/focusSections/read') return { items: [] };
    if (url.startsWith('/v1/focusTopics/') && this.refusal) throw this.refusal;
    if (url === '/v1/focusTopics/ask') return { items: this.asked, nextCursor: null, open: 1 };
    if (url === '/v1/focusTopics/reply') return { items: this.#answered(), nextCursor: null };
    if (url === '/v1/focusTopics/unReply') return { items: this.unanswered, nextCursor: null };
    if (url === '/focusMembers') return { items: [host, amu, xiaoman] };
    if (url === '/v1/focusTopics/compere/memberNums') return counts;
    if (url === '/v1/focusTopics/compere/members') return { items: standings, nextCursor: null };
    if (url.endsWith('/shared-attributes')) return this.sharing;
    if (url.endsWith('/profile')) return this.#saveProfile(data);
    if (url === '/focusMembers/memberInfo') return { ...xiaoman, ...details };
    if (url === '/v1/focusDrafts')
      return method === 'GET' ? { items: this.drafts } : this.#saveDraft(data as GroupDraftSave);
    if (url === '/v1/focusDrafts/remove') return this.#removeDraft(data as GroupDraftRemoval);
    if (url === '/focusResponses' && isResponseCreate(data)) return this.#store(data);
    return null;
  }

  #saveDraft({ kind, targetId, text, quote, version: seen }: GroupDraftSave): GroupDraft {
    const kept = this.drafts.find((draft) => draft.targetId === targetId);
    if (kept && kept.version !== seen)
      throw new ApiError({
        code: 25049,
        status: 200,
        msg: '',
        data: kept,
        kind: 'notice',
        reason: 'DRAFT_CHANGED',
      });
    const version = id(900 + this.sent.length);
    const quoted = quote ? { ...quote, author: xiaoman.name } : null;
    const draft: GroupDraft = { kind, targetId, text, quote: quoted, version, savedAt: at };
    this.drafts = [...this.drafts.filter((one) => one !== kept), draft];
    return draft;
  }

  #removeDraft({ targetId }: GroupDraftRemoval): null {
    this.drafts = this.drafts.filter((draft) => draft.targetId !== targetId);
    return null;
  }

  #saveProfile(data: unknown): GroupMe['identity'] {
    if (this.refusal) throw this.refusal;
    const { sharedAttributes } = data as GroupProfileUpdate;
    const isShared = (key: SharedAttribute['key']) => sharedAttributes?.keys.includes(key);
    if (sharedAttributes)
      this.sharing = {
        ...this.sharing,
        items: this.sharing.items.map((item) => ({
          ...item,
          shared: isShared(item.key) ? item.value : null,
        })),
      };
    return this.me.identity;
  }

  #store(data: ResponseCreate): GroupResponse {
    if (this.lostCalls > 0) {
      this.lostCalls -= 1;
      throw new ApiError({ code: 0, status: 0, msg: '', data: undefined, kind: 'network' });
    }
    this.mine ??= response(30, data.content, true);
    this.drafts = this.drafts.filter(({ targetId }) => targetId !== data.sectionId);
    return this.mine;
  }

  #answered(): TopicAnsweredItem[] {
    return this.mine ? [{ where, response: this.mine }] : [];
  }

  #page(): ResponsePage {
    const items = this.mine ? [...this.others, this.mine] : this.others;
    return { items, nextCursor: null, count: items.length, lastReadId: null };
  }

  #topic(answers: boolean): TopicDetail {
    const section: SectionDetail = {
      ...this.#section(),
      myResponse: this.mine,
      responses: {
        locked: this.mine === null,
        count: this.others.length,
        unread: 0,
        lastReadId: null,
      },
      answers: this.mine && answers ? this.#page() : null,
    };
    const owed = { unanswered: this.mine ? 0 : 1, followUps: 0, next: null };
    const progress = { answered: this.mine ? 1 : 0, total: 1, followUpsOwed: 0 };
    return { ...this.#place(), owed, progress, sections: [section] };
  }

  #hostTopic(): HostTopicDetail {
    const progress = {
      respondents: 2,
      answered: this.others.length,
      responses: this.others.length,
      unread: 0,
      followUpsOpen: 0,
    };
    const section: HostSection = {
      ...this.#section(),
      topicId,
      hostNote: null,
      progress,
      lastReadId: null,
      silent: [amu],
    };
    return { ...this.#place(), progress, sections: [section] };
  }

  #section() {
    return {
      id: sectionId,
      title: '今早吃了什么',
      question: '说说看',
      media: [],
      minLength: 5,
      photos: SectionPhotos.Optional,
      visibility: SectionVisibility.AnswerFirst,
      state: GroupOpenState.Open,
      ...schedule,
      vote: null,
    };
  }

  #place() {
    return {
      id: topicId,
      title: '第一天',
      summary: '',
      state: GroupOpenState.Open,
      ...schedule,
      previousTopicId: null,
      nextTopicId: null,
    };
  }
}
