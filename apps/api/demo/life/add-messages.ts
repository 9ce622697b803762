import type { Platform } from '../../src/platform/platform.ts';
import { addDays, dayOf, firstOfMonth, monthOf } from '../../src/platform/calendar.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import { POLL_PAGE } from '../../src/modules/content/proposals/poll-links.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import type { NewMessage } from '../../src/modules/message/api.ts';
import { createMessages } from '../../src/modules/message/module.ts';
import { readDemoAwards } from '../community/seed-awards.ts';
import { atHour } from './time-of-day.ts';

const DAY_MS = 86_400_000;
/** Messages of earlier days are read. */
const UNREAD_DAYS = 5;

type Event = 'levelReached' | 'idChecked' | 'pollRefused' | 'restocked' | 'awardWon' | 'qualityChanged';
type Past = { at: Date } & { [E in Event]: Omit<NewMessage<E>, 'key'> }[Event];

const { oldMember, exchanger } = DEMO_MEMBERS;
const own = (memberId: string) => ({ memberId });

/** Nine in the morning, some days ago. */
const atNine = (now: Date, daysAgo: number): Date => atHour(addDays(dayOf(now), -daysAgo), 9);

/** The messages about the awards of the last month. */
async function awardMessages(now: Date): Promise<readonly Past[]> {
  const month = monthOf(firstOfMonth(dayOf(now), -1));
  return (await readDemoAwards()).flatMap(({ title, winners }) =>
    winners.map(({ member, reason }) => ({
      at: atNine(now, 17),
      ...own(DEMO_MEMBERS[member].id),
      event: 'awardWon' as const,
      data: { month, coins: 0, title, reason },
    })),
  );
}

/** The messages of two demo members, about what has happened to them. */
function pastMessages(now: Date): readonly Past[] {
  const on = (daysAgo: number): Date => atNine(now, daysAgo);
  return [
    { at: on(119), ...own(oldMember.id), event: 'levelReached', data: { level: '铜牌会员' } },
    {
      at: on(61),
      ...own(oldMember.id),
      event: 'pollRefused',
      data: { title: '你家附近哪家店最好吃？', reason: '答案因地方而异，大家没法一起选。', link: POLL_PAGE },
    },
    {
      at: on(33),
      ...own(oldMember.id),
      event: 'restocked',
      data: { benefitId: 'bGd5v9rU3sDg', title: '陶瓷马克杯' },
    },
    {
      at: on(8),
      ...own(oldMember.id),
      event: 'restocked',
      data: { benefitId: 'bTs8e9iB3oVx', title: '图书卡' },
    },
    { at: on(290), ...own(exchanger.id), event: 'levelReached', data: { level: '钻石会员' } },
    {
      at: on(45),
      ...own(exchanger.id),
      event: 'restocked',
      data: { benefitId: 'bGd4w8qT2rCf', title: '棉麻帆布袋' },
    },
  ];
}

/** The changes of the old member's quality, which the history caused without a message. */
async function qualityMessages(tx: Tx): Promise<readonly Past[]> {
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
    at,
    ...own(oldMember.id),
    event: 'qualityChanged' as const,
    data: { points, reason, rule, endsOn: endsOn === null ? null : dayOf(new Date(endsOn)) },
  }));
}

/** Writes the messages that the history of two demo members would have brought. */
export async function addMessages(platform: Platform, tx: Tx): Promise<void> {
  const now = platform.clock.now();
  const messages = [...pastMessages(now), ...(await awardMessages(now)), ...(await qualityMessages(tx))];
  for (const [index, { at, ...message }] of messages
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .entries()) {
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
