import { UUID } from '../../../platform/page.ts';
import {
  deleteEvent,
  insertContent,
  type NewEvent,
  selectAllEvents,
  selectNewestEvents,
  updateEvent,
} from '../store.ts';
import {
  type ContentRule,
  type DraftOf,
  requireId,
  requireLaterEnd,
  stateOf,
  type StoredContent,
  timeText,
} from './content-rule.ts';

type EventDraft = DraftOf<'event'>;

const storedEvent = (row: NewEvent, now: Date): StoredContent<EventDraft> => ({
  kind: 'event',
  id: row.id,
  title: row.title,
  state: stateOf(row.starts_at, row.ends_at, now),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  madeBy: null,
  figures: [],
  draft: {
    kind: 'event',
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    link: row.link,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  },
});

const eventRow = (id: string, { kind: _kind, startsAt, endsAt, ...draft }: EventDraft): NewEvent => ({
  ...draft,
  id,
  starts_at: new Date(startsAt),
  ends_at: new Date(endsAt),
});

/** Events (活动) that the site tells of. */
export const eventRule: ContentRule<EventDraft> = {
  kind: 'event',
  acts: { publish: 'event publish', edit: 'event edit', withdraw: 'event withdraw' },
  list: async (db, now, before) => (await selectNewestEvents(db, before)).map((row) => storedEvent(row, now)),
  read: async (db, id, now) => {
    const [row] = UUID.test(id) ? await selectAllEvents(db, id) : [];
    return row && storedEvent(row, now);
  },
  check: (_db, { startsAt, endsAt }, { id, now }) => {
    requireId(id, UUID);
    requireLaterEnd(new Date(startsAt), new Date(endsAt), now);
  },
  facts: ({ title, summary, cover, link, startsAt, endsAt }) => [
    ['title', '标题', title],
    ['summary', '摘要', summary],
    ['cover', '封面', cover],
    ['link', '链接', link],
    ['startsAt', '开始', timeText(startsAt)],
    ['endsAt', '结束', timeText(endsAt)],
  ],
  publish: async ({ database }, id, draft) => {
    await database.transaction((tx) => insertContent(tx, { banners: [], events: [eventRow(id, draft)] }));
  },
  edit: async ({ database }, id, draft) => {
    await database.transaction((tx) => updateEvent(tx, eventRow(id, draft)));
  },
  withdraw: async ({ database }, id) => {
    await database.transaction((tx) => deleteEvent(tx, id));
  },
};
