import { type ChannelRow, selectChannels } from '../channels/channel-store.ts';
import { CHANNEL_CODE, publishChannel, stopChannel } from '../channels/channels.ts';
import { MOST_LISTED } from '../store.ts';
import {
  type ContentRule,
  type DraftOf,
  requireId,
  requireLaterEnd,
  stateOf,
  type StoredContent,
  timeText,
} from './content-rule.ts';

type ChannelDraft = DraftOf<'channel'>;

const stored = (row: ChannelRow, now: Date): StoredContent<ChannelDraft> => ({
  kind: 'channel',
  id: row.code,
  title: row.title,
  state: stateOf(row.starts_at, row.ends_at, now),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  madeBy: row.made_by,
  figures: [
    { label: '来过的浏览器', value: row.visits },
    { label: '注册的人', value: row.joins },
  ],
  draft: {
    kind: 'channel',
    title: row.title,
    lead: row.lead,
    points: row.points,
    partner: row.partner,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  },
});

const pageOf = (code: string, { kind: _kind, partner, startsAt, endsAt, points, ...page }: ChannelDraft) => ({
  ...page,
  code,
  points: [...points],
  ...(partner !== null && { partner }),
  ...(startsAt !== null && { startsAt: new Date(startsAt) }),
  ...(endsAt !== null && { endsAt: new Date(endsAt) }),
});

/** The landing pages of channels (rule 7.20). One that has ended goes on when it gets a later end; its counts stay. */
export const channelRule: ContentRule<ChannelDraft> = {
  kind: 'channel',
  acts: { publish: 'channel publish', edit: 'channel edit', withdraw: 'channel stop' },
  list: async (db, now, before) =>
    (await selectChannels(db, { before, most: MOST_LISTED })).map((row) => stored(row, now)),
  read: async (db, code, now) => {
    const [row] = CHANNEL_CODE.test(code) ? await selectChannels(db, { code, most: 1 }) : [];
    return row && stored(row, now);
  },
  check: (_db, { startsAt, endsAt }, { id, now }) => {
    requireId(id, CHANNEL_CODE);
    requireLaterEnd(
      startsAt === null ? now : new Date(startsAt),
      endsAt === null ? null : new Date(endsAt),
      now,
    );
  },
  facts: ({ title, lead, points, partner, startsAt, endsAt }) => [
    ['title', '标题', title],
    ['lead', '导语', lead],
    ['points', '要点', points.map((point) => `${point.title}：${point.text}`).join('\n')],
    ['partner', '合作方', partner],
    ['startsAt', '开始', timeText(startsAt) ?? '马上'],
    ['endsAt', '结束', timeText(endsAt)],
  ],
  publish: async (platform, code, draft, by) => {
    await publishChannel(platform, pageOf(code, draft), { by });
  },
  withdraw: async (platform, code) => {
    await stopChannel(platform, code);
  },
};
