import type { BodyOf } from '@yayan/contract';
import { moveTicket, type OperatorMove } from '../../src/modules/feedback/tickets/operate.ts';
import { selectTickets } from '../../src/modules/feedback/tickets/ticket-store.ts';
import { openTicket } from '../../src/modules/feedback/tickets/tickets.ts';
import { DEMO_OPERATORS } from '../../src/modules/operator/demo-operators.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { originOf } from './past-calls.ts';
import type { namedIn } from './people.ts';
import type { TicketPorts } from './waiting-tickets.ts';

const HOUR_MS = 3_600_000;

interface Answered {
  by: string;
  hoursAgo: number;
  /** How many hours later an operator accepted and answered it. */
  accepted: number;
  answered: number;
  body: BodyOf<'openTicket'>;
  text: string;
}

const ANSWERED: readonly Answered[] = [
  {
    by: '阿棠',
    hoursAgo: 60,
    accepted: 1,
    answered: 3,
    body: { kind: 'exchange', text: '话费充值显示已发放，可是手机还没有收到短信。' },
    text: '已向运营商核对，话费在昨天 18:20 到账，短信有时会晚到。',
  },
  {
    by: '半糖去冰',
    hoursAgo: 120,
    accepted: 5,
    answered: 26,
    body: { kind: 'coins', text: '邀请的朋友已经做完个人资料问卷，邀请金币怎么还在待入账？' },
    text: '朋友完成一份有金币的任务、过了 7 天以后，这笔金币就会到账。',
  },
  {
    by: '南风过境',
    hoursAgo: 230,
    accepted: 2,
    answered: 9,
    body: { kind: 'account', text: '我换了手机号，旧号码马上要停用，怎样改成新的？' },
    text: '旧号码还能收短信时，在「账号与安全」里验证新旧两个号码就能换。',
  },
];

/** Tickets of the last days that support has answered, so that its figures have something to show. What is there stays. */
export async function answerTickets(
  platform: Platform,
  { feedback, personOf }: Pick<TicketPorts, 'feedback'> & { personOf: ReturnType<typeof namedIn> },
): Promise<void> {
  const by = DEMO_OPERATORS.find(({ role }) => role === 'support')?.name ?? 'support';
  for (const { by: asker, hoursAgo, accepted, answered, body, text } of ANSWERED) {
    const { id: memberId } = personOf(asker);
    const known = await selectTickets(platform.database.read, { memberId, before: null, count: 1 });
    if (known.length > 0) continue;
    const depsAt = (hoursLater: number) => {
      const at = new Date(platform.clock.now().getTime() - (hoursAgo - hoursLater) * HOUR_MS);
      return feedback({ ...platform, clock: { now: () => at } });
    };
    const key = `demo-ticket-${memberId}`;
    const { number } = await openTicket(depsAt(0), {
      caller: { memberId },
      origin: originOf(memberId),
      body,
      idempotency: { key, hash: key },
    });
    const moves: readonly [OperatorMove, number, string | null][] = [
      ['accepted', accepted, null],
      ['answered', answered, text],
    ];
    for (const [move, hours, said] of moves)
      await moveTicket(depsAt(hours), number, { move, by, text: said });
  }
}
