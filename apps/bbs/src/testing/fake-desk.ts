import type {
  GroupMe,
  HostResponse,
  ListHostResponsesParams,
  Probe,
  ResponseTag,
  VoiceTarget,
} from '@yayan/api-client';
import { type ApiRequest, ApiError, type Transport } from '@yayan/auth';
import { me, response } from './fake-group.ts';

export const host: GroupMe = { ...me, identity: { ...me.identity, name: '小禾', role: 1 } };
export const observer: GroupMe = { ...me, identity: { ...me.identity, name: '小远', role: 2 } };

const day = Date.parse('2026-11-21T08:30:00.000Z');

const hash = (place: number): string => String(place).padStart(4, '0');
const at = (place: number): string => new Date(day + place * 60_000).toISOString();

export const fast: ResponseTag = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f001',
  name: '图快',
  color: 'teal',
  responses: 1,
};

/** The answer at this position in time. */
export const deskAnswer = (place: number, more: Partial<HostResponse> = {}): HostResponse => {
  const base = response(100, `第 ${place} 条：楼下的豆浆油条，三分钟就能走到。`);
  return {
    ...base,
    id: base.id.slice(0, -4) + hash(place),
    createdAt: at(place),
    where: {
      topicId: base.topicId,
      topicTitle: '第一天：我的早晨',
      sectionId: base.sectionId,
      sectionTitle: '今早吃了什么',
    },
    question: '今天早上你吃了什么？',
    tags: [],
    passages: [],
    wording: 0,
    starred: false,
    unread: false,
    attributes: [{ key: 'city', label: '城市', value: '成都' }],
    ...more,
  };
};

interface SentCall {
  url: string;
  params: ListHostResponsesParams;
  data: unknown;
}

/** A group's answers in the form of the desk's calls, kept in memory. */
export class FakeDesk {
  answers: HostResponse[];
  readonly sent: SentCall[] = [];
  readonly deleted = new Map<string, HostResponse>();
  tags: ResponseTag[] = [];
  probes: Probe[] = [];
  target: number | null = null;
  fails = false;
  readonly as: GroupMe;

  constructor(answers: HostResponse[], as: GroupMe = host) {
    this.answers = answers;
    this.as = as;
  }

  readonly transport: Transport = {
    // The generated client names the type of the answer; the fakes above are checked against the same types.
    request: async <T>(call: ApiRequest): Promise<T> => this.#answer(call) as T,
    stream: async () => undefined,
    serverNow: Date.now,
  };

  calls(url: string): SentCall[] {
    return this.sent.filter((call) => call.url === url);
  }

  #answer({ url, method, data, params }: ApiRequest): unknown {
    const asked = (params ?? {}) as ListHostResponsesParams; // The list's own parameters; other calls have fewer.
    this.sent.push({ url: `${method} ${url}`, params: asked, data });
    if (this.fails) throw new ApiError({ code: 0, status: 0, msg: '', data: undefined, kind: 'network' });
    if (url === '/focusMembers/info') return this.as;
    if (url === '/v1/focusProbes' && method === 'POST') this.probes = [...this.probes, data as Probe];
    if (url === '/v1/focusProbes/remove')
      this.probes = this.probes.filter(({ id }) => id !== (data as Pick<Probe, 'id'>).id);
    if (url.startsWith('/v1/focusProbes')) return { items: this.probes };
    if (url === '/v1/focusResponses/coverage/targets') this.target = (data as VoiceTarget).target || null;
    if (url === '/focusResponses/list') return this.#page(asked);
    if (url === '/focusResponses/topic') return this.#topics();
    if (url === '/focusResponses/tag') return { items: this.tags };
    if (url === '/focusResponses/member/attr')
      return {
        items: [{ key: 'city', label: '城市', values: [{ value: '成都', members: 2 }] }],
      };
    if (url === '/v1/focusResponses/downloads') return { items: [this.#download()], nextCursor: null };
    if (url.endsWith('/download')) return new Blob(['xlsx']);
    return this.#insight(url) ?? this.#change(url, data);
  }

  #page({ words, unread, responseIds, cursor, limit = 20 }: ListHostResponsesParams) {
    const found = this.answers
      .filter((answer) => unread !== true || answer.unread)
      .filter(({ content }) => words === undefined || content.includes(words))
      .filter(({ id }) => responseIds === undefined || responseIds.includes(id))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    const from = Number(cursor ?? 0);
    const next = from + limit;
    return {
      items: found.slice(from, next),
      nextCursor: next < found.length ? String(next) : null,
      total: found.length,
    };
  }

  #insight(url: string): unknown {
    const { author, where } = deskAnswer(1);
    const at1 = at(1);
    if (url === '/v1/focusResponses/words')
      return {
        items: [
          { word: '豆浆', answers: 12, count: 19 },
          { word: '油条', answers: 5, count: 5 },
        ],
        answers: 40,
      };
    if (url.startsWith('/v1/focusResponses/coverage')) {
      const cell = {
        topicId: where.topicId,
        value: '成都',
        members: 5,
        spoken: 3,
        silent: [author],
        target: this.target,
      };
      const upcoming = { ...cell, topicId: 'next', spoken: 0, target: null };
      return {
        topics: [
          { id: where.topicId, title: where.topicTitle, state: 'open' },
          { id: 'next', title: '第三天', state: 'upcoming' },
        ],
        values: ['成都', null],
        cells: [
          cell,
          upcoming,
          { ...cell, value: null, members: 2, spoken: 0, target: null },
          { ...upcoming, value: null },
        ],
      };
    }
    if (url === '/v1/focusResponses/radar') {
      const thin = {
        kind: 'thin',
        member: author,
        where,
        responseId: deskAnswer(1).id,
        excerpt: '还行',
        at: at1,
      };
      return {
        items: [
          thin,
          { ...thin, kind: 'unanswered', excerpt: '和谁一起吃的' },
          { ...thin, kind: 'silent', where: null, responseId: null, excerpt: '' },
        ],
      };
    }
    if (url.startsWith('/v1/focusResponses/quotes')) {
      const place = { responseId: deskAnswer(1).id, text: '豆浆油条', start: 9, end: 13, wording: 0 };
      const quote = {
        id: fast.id,
        ...place,
        stale: true,
        who: '小满',
        where,
        codes: ['图方便'],
        findingId: null,
        addedBy: author,
        addedAt: at1,
      };
      const loose = { ...quote, id: deskAnswer(2).id, text: '三分钟就能走到', stale: false };
      return {
        items: [{ ...quote, findingId: fast.id }, loose],
        findings: [{ id: fast.id, title: '先看近不近', sentence: '走路三分钟以内的店更常去。' }],
      };
    }
    if (url === '/focusVotes/compere') return { items: [this.#vote()] };
    return undefined;
  }

  #vote() {
    const { author, where } = deskAnswer(1);
    const option = (text: string, averageRank: number, last: number) => ({
      option: { id: deskAnswer(last).id, text, media: null },
      votes: 4,
      percent: 100,
      averageRank,
      voters: [author],
    });
    return {
      id: fast.id,
      where,
      title: '最看重早餐的哪一点',
      kind: 'ranked',
      anonymous: false,
      resultsShown: 'always',
      state: 'open',
      closesAt: null,
      voters: 4,
      respondents: 5,
      options: [option('营养', 2.5, 1), option('方便', 1.25, 2)],
      notVoted: [author],
    };
  }

  #download() {
    const by = { id: me.identity.groupMemberId, name: '小远', avatar: null, role: 2 };
    const times = { startedAt: at(1), finishedAt: at(2) };
    return { id: deskAnswer(1).id, by, kind: 'responseTable', identity: 'code', ...times, rows: 412 };
  }

  #topics() {
    const { where } = deskAnswer(1);
    const responses = this.answers.length;
    return {
      items: [
        {
          id: where.topicId,
          title: where.topicTitle,
          responses,
          sections: [{ id: where.sectionId, title: where.sectionTitle, responses }],
        },
      ],
    };
  }

  /** Marking the newest answer of a section marks all before it. */
  #read(data: unknown): unknown {
    const { sections } = data as { sections: { sectionId: string; responseId: string }[] }; // The body of the call.
    const items = sections.map(({ sectionId, responseId }) => {
      const upto = this.answers.find(({ id }) => id === responseId)?.createdAt ?? '';
      const isRead = (answer: HostResponse) => answer.sectionId === sectionId && answer.createdAt <= upto;
      this.answers = this.answers.map((answer) => (isRead(answer) ? { ...answer, unread: false } : answer));
      return { sectionId, topicId: deskAnswer(1).topicId, moved: true, unread: 0, lastReadId: responseId };
    });
    return { items };
  }

  #change(url: string, data: unknown): unknown {
    const body = data as { ids?: string[]; add?: string[]; counts?: boolean }; // The bodies of the calls below.
    if (url === '/v1/focusResponses/tags') {
      this.tags = (body.add ?? []).map((name) => ({ ...fast, name }));
      return { items: this.tags };
    }
    if (url === '/v1/focusSections/read') return this.#read(data);
    if (url === '/v1/focusResponses/count') return { unfit: body.counts === true ? null : 'tooShort' };
    if (url === '/focusResponses/delete') {
      for (const one of this.answers.filter(({ id }) => body.ids?.includes(id)))
        this.deleted.set(one.id, one);
      this.answers = this.answers.filter(({ id }) => !this.deleted.has(id));
      return { deleted: body.ids?.length ?? 0 };
    }
    if (url === '/v1/focusResponses/restore') {
      this.answers = [...this.answers, ...this.deleted.values()];
      this.deleted.clear();
      return { restored: body.ids?.length ?? 0 };
    }
    return null;
  }
}
