import {
  type FlashReadRequest,
  type Message,
  type MessagePreference,
  type MessagePreferenceRequest,
  type NoticeSummary,
  type ReadMessagesRequest,
  type ReadRequest,
  type ScreenMessage,
  SmsKind,
  type SmsPreference,
  type SmsPreferenceRequest,
  type UndoReadRequest,
} from '@yayan/api-client';
import {
  mockCheckNewMessages,
  mockGetMessagePreferences,
  mockGetNotice,
  mockGetScreenMessage,
  mockGetSmsPreferences,
  mockListMessages,
  mockListUnreadNotices,
  mockReadFlash,
  mockReadMessages,
  mockReadNotices,
  mockSetMessagePreference,
  mockSetSmsPreference,
  mockUndoRead,
  refuse,
} from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

interface Inbox {
  messages: readonly Message[];
  notices: readonly NoticeSummary[];
  preferences: readonly MessagePreference[];
  texts: readonly SmsPreference[];
  screen: ScreenMessage | null;
  /** When messages and notices were marked as read, by id: what can be undone. */
  readonly marks: Map<string, string>;
}

const unreadOf = (items: readonly { read: boolean }[]): number => items.filter(({ read }) => !read).length;

/** Messages, notices and the pop-up: reading them, undoing that, and what goes out by mail and text message. */
export const messageAnswers = (world: World): Answers => {
  const inboxOf = perMember(world, async (): Promise<Inbox> => ({
    messages: (await world.startOf(mockListMessages)).items,
    notices: (await world.startOf(mockListUnreadNotices)).items,
    preferences: (await world.startOf(mockGetMessagePreferences)).items,
    texts: Object.values(SmsKind).map((kind) => ({
      kind,
      on: true,
      locked: kind === SmsKind.Code,
      changedAt: null,
    })),
    screen: await world.startOf(mockGetScreenMessage),
    marks: new Map(),
  }));

  /** Marks the unread items that are meant. */
  const marked = <Item extends { id: string; read: boolean }>(
    { marks }: Inbox,
    items: readonly Item[],
    isMeant: (item: Item) => boolean,
    readAt: string,
  ): Item[] =>
    items.map((item) => {
      if (item.read || !isMeant(item)) return item;
      marks.set(item.id, readAt);
      return { ...item, read: true };
    });

  /** Makes the items unread that were marked at this time. */
  const unmarked = <Item extends { id: string; read: boolean }>(
    { marks }: Inbox,
    items: readonly Item[],
    readAt: string,
  ): Item[] => items.map((item) => (marks.get(item.id) === readAt ? { ...item, read: false } : item));

  return {
    listMessages: mockListMessages(async (_example, { request }) => {
      const { messages } = await inboxOf(request);
      const { searchParams } = new URL(request.url);
      const is = (name: string, value: string): boolean =>
        !searchParams.has(name) || searchParams.get(name) === value;
      const shown = messages.filter(
        ({ id, kind, read }) =>
          is('id', id) && is('kind', kind) && (searchParams.get('unread') !== 'true' || !read),
      );
      return { ...pageOf(shown, searchParams), unread: unreadOf(messages) };
    }),

    checkNewMessages: mockCheckNewMessages(async (_example, { request }) => {
      const { messages, notices } = await inboxOf(request);
      const unread = messages.filter(({ read }) => !read);
      const latestAt = [
        ...unread.map(({ createdAt }) => createdAt),
        ...notices.filter(({ read }) => !read).map(({ publishedAt }) => publishedAt),
      ]
        .toSorted()
        .at(-1);
      if (latestAt === undefined) return refuse('NOTHING_NEW');
      return {
        messages: unread.length,
        notices: unreadOf(notices),
        latestAt,
        links: unread.flatMap(({ link }) => (link === null ? [] : [link])),
      };
    }),

    readMessages: mockReadMessages(async (_example, { request }) => {
      const inbox = await inboxOf(request);
      const sent = await jsonOf<ReadMessagesRequest>(request);
      const readAt = world.time();
      const isMeant = ({ id, link, createdAt }: Message): boolean => {
        if (sent.scope === 'some') return sent.ids.includes(id);
        return sent.scope === 'linked' ? sent.links.some((each) => each === link) : createdAt <= sent.before;
      };
      inbox.messages = marked(inbox, inbox.messages, isMeant, readAt);
      return { unread: unreadOf(inbox.messages), readAt };
    }),

    readNotices: mockReadNotices(async (_example, { request }) => {
      const inbox = await inboxOf(request);
      const sent = await jsonOf<ReadRequest>(request);
      const readAt = world.time();
      const isMeant = ({ id, publishedAt }: NoticeSummary): boolean =>
        sent.scope === 'some' ? sent.ids.includes(id) : publishedAt <= sent.before;
      inbox.notices = marked(inbox, inbox.notices, isMeant, readAt);
      return { unread: unreadOf(inbox.notices), readAt };
    }),

    undoRead: mockUndoRead(async (_example, { request }) => {
      const inbox = await inboxOf(request);
      const { of, readAt } = await jsonOf<UndoReadRequest>(request);
      if (![...inbox.marks.values()].includes(readAt)) return refuse('UNDO_TOO_LATE');
      inbox[of] = unmarked(inbox, inbox[of] as readonly (Message & NoticeSummary)[], readAt);
      return { unread: unreadOf(inbox[of]) };
    }),

    getMessagePreferences: mockGetMessagePreferences(async (_example, { request }) => ({
      items: [...(await inboxOf(request)).preferences],
    })),

    setMessagePreference: mockSetMessagePreference(async (_example, { request }) => {
      const inbox = await inboxOf(request);
      const { kind, mail } = await jsonOf<MessagePreferenceRequest>(request);
      const known = inbox.preferences.find((each) => each.kind === kind);
      if (known?.locked === true) return refuse('PREFERENCE_LOCKED');
      const others = inbox.preferences.filter((each) => each.kind !== kind);
      inbox.preferences = [...others, { kind, mail, locked: false }];
      return { items: [...inbox.preferences] };
    }),

    getSmsPreferences: mockGetSmsPreferences(async (_example, { request }) => ({
      items: [...(await inboxOf(request)).texts],
    })),

    setSmsPreference: mockSetSmsPreference(async (_example, { request }) => {
      const inbox = await inboxOf(request);
      const { kind, on } = await jsonOf<SmsPreferenceRequest>(request);
      if (kind === SmsKind.Code && !on) return refuse('SMS_LOCKED');
      inbox.texts = inbox.texts.map((each) =>
        each.kind === kind && each.on !== on ? { ...each, on, changedAt: world.time() } : each,
      );
      return { items: [...inbox.texts] };
    }),

    listUnreadNotices: mockListUnreadNotices(async (_example, { request }) => {
      const { notices } = await inboxOf(request);
      const { searchParams } = new URL(request.url);
      const shown = notices.filter(({ read }) => searchParams.get('all') === 'true' || !read);
      return { ...pageOf(shown, searchParams), unread: unreadOf(notices) };
    }),

    getNotice: mockGetNotice(async (example, { request, params }) => {
      const known = (await inboxOf(request)).notices.find(({ id }) => id === params['id']);
      return known ? { ...example, ...known } : refuse('NOT_FOUND');
    }),

    getScreenMessage: mockGetScreenMessage(async (_example, { request }) => (await inboxOf(request)).screen),

    readFlash: mockReadFlash(async (example, { request }) => {
      const inbox = await inboxOf(request);
      const { id } = await jsonOf<FlashReadRequest>(request);
      if (inbox.screen?.id !== id) return refuse('NOT_FOUND');
      inbox.screen = null;
      return example;
    }),
  };
};
