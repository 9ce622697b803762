import type { Platform } from '../../src/platform/platform.ts';
import { dayOf, firstOfMonth, monthOf } from '../../src/platform/calendar.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import { POLL_PAGE } from '../../src/modules/content/proposals/poll-links.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import type { NewMessage } from '../../src/modules/message/api.ts';
import { createMessages } from '../../src/modules/message/module.ts';

const DAY_MS = 86_400_000;
/** Messages of earlier days are read. */
const UNREAD_DAYS = 5;

type Event = 'levelReached' | 'idChecked' | 'pollRefused' | 'restocked' | 'awardWon' | 'qualityChanged';
type Past = { daysAgo: number } & { [E in Event]: Omit<NewMessage<E>, 'key'> }[Event];

const { oldMember, exchanger } = DEMO_MEMBERS;
const own = (memberId: string) => ({ memberId });

/** The messages of two demo members, about what has happened to them. */
function pastMessages(now: Date, quality: readonly Past[]): readonly Past[] {
  const month = monthOf(firstOfMonth(dayOf(now), -1));
  const award = { month, coins: 0 };
  return [
    { daysAgo: 119, ...own(oldMember.id), event: 'levelReached', data: { level: '铜牌会员' } },
    {
      daysAgo: 61,
      ...own(oldMember.id),
      event: 'pollRefused',
      data: { title: '你家附近哪家店最好吃？', reason: '答案因地方而异，大家没法一起选。', link: POLL_PAGE },
    },
    {
      daysAgo: 33,
      ...own(oldMember.id),
      event: 'restocked',
      data: { benefitId: 'bGd5v9rU3sDg', title: '陶瓷马克杯' },
    },
    {
      daysAgo: 17,
      ...own(oldMember.id),
      event: 'awardWon',
      data: { ...award, title: '最会讲故事', reason: '早餐调查里写下了三家小店，还画了去的路。' },
    },
    {
      daysAgo: 8,
      ...own(oldMember.id),
      event: 'restocked',
      data: { benefitId: 'bTs8e9iB3oVx', title: '图书卡' },
    },
    ...quality,
    { daysAgo: 290, ...own(exchanger.id), event: 'levelReached', data: { level: '钻石会员' } },
    {
      daysAgo: 45,
      ...own(exchanger.id),
      event: 'restocked',
      data: { benefitId: 'bGd4w8qT2rCf', title: '棉麻帆布袋' },
    },
    {
      daysAgo: 17,
      ...own(exchanger.id),
      event: 'awardWon',
      data: { ...award, title: '月度达人', reason: '一个月完成 26 份问卷，没有一份被退回。' },
    },
  ];
}

/** The changes of the old member's quality, which the history caused without a message. */
async function qualityMessages(tx: Tx, now: Date): Promise<readonly Past[]> {
  const rows = await tx
    .selectFrom('quality_changes')
    .innerJoin('ledger_transfers', (join) =>
      join
        .onRef('ledger_transfers.member_id', '=', 'quality_changes.member_id')
        .onRef('ledger_transfers.key', '=', 'quality_changes.transfer_key'),
    )
    .select(['points', 'rule', 'ends_on', 'cause_title', 'ledger_transfers.created_at as at'])
    .where('quality_changes.member_id', '=', oldMember.id)
    .execute();
  return rows.map(({ points, rule, ends_on: endsOn, cause_title: reason, at }) => ({
    daysAgo: (now.getTime() - at.getTime()) / DAY_MS,
    ...own(oldMember.id),
    event: 'qualityChanged' as const,
    data: { points, reason, rule, endsOn: endsOn === null ? null : dayOf(new Date(endsOn)) },
  }));
}

/** Writes the messages that the history of two demo members would have brought. */
export async function addMessages(platform: Platform, tx: Tx): Promise<void> {
  const now = platform.clock.now();
  const messages = pastMessages(now, await qualityMessages(tx, now));
  for (const [index, { daysAgo, ...message }] of messages
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .entries()) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const past = { ...platform, clock: { now: () => at } };
    await createMessages(past).write(tx, { ...message, key: `demo:${index}` });
  }
  const readBefore = new Date(now.getTime() - UNREAD_DAYS * DAY_MS);
  await tx
    .updateTable('messages')
    .set((eb) => ({ read_at: eb.ref('created_at') }))
    .where('member_id', 'in', [oldMember.id, exchanger.id])
    .where('created_at', '<', readBefore)
    .execute();
}
