import type { BodyOf } from '@yayan/contract';
import type { Platform } from '../../src/platform/platform.ts';
import type { FeedbackDeps } from '../../src/modules/feedback/api.ts';
import { selectTickets } from '../../src/modules/feedback/tickets/ticket-store.ts';
import { openTicket } from '../../src/modules/feedback/tickets/tickets.ts';
import { startParticipation } from '../../src/modules/survey/start/start.ts';
import type { TaskPorts } from '../../src/modules/task/ports/task-ports.ts';
import { originOf } from './past-calls.ts';
import type { namedIn } from './people.ts';

const HOUR_MS = 3_600_000;
/** A task for two other cities, which doesn't let them in: they may appeal. */
const CITY_TASK = 'Cheng2sHi7pA';
/** Where the person who appeals lived when they started it. */
const CITY_BEFORE = '成都';

export interface TicketPorts {
  ports: TaskPorts;
  /** What tickets need of other areas. */
  feedback: (platform: Platform) => FeedbackDeps;
}

/** Opens two tickets and an appeal that nobody has accepted yet, unless these people have tickets already. */
export async function openTickets(
  platform: Platform,
  { ports, feedback, personOf }: TicketPorts & { personOf: ReturnType<typeof namedIn> },
): Promise<void> {
  const open = async (
    by: string,
    hoursAgo: number,
    bodyOf: (past: Platform, memberId: string) => BodyOf<'openTicket'> | Promise<BodyOf<'openTicket'>>,
  ): Promise<void> => {
    const { id: memberId } = personOf(by);
    const known = await selectTickets(platform.database.read, { memberId, before: null, count: 1 });
    if (known.length > 0) return;
    const at = new Date(platform.clock.now().getTime() - hoursAgo * HOUR_MS);
    const past = { ...platform, clock: { now: () => at } };
    const key = `demo-ticket-${memberId}`;
    await openTicket(feedback(past), {
      caller: { memberId },
      origin: originOf(memberId),
      body: await bodyOf(past, memberId),
      idempotency: { key, hash: key },
    });
  };
  await open('骑车去海边', 6, async (past, memberId) => {
    const deps = { ...past, ports: { ...ports, memberCity: () => Promise.resolve(CITY_BEFORE) } };
    const { resultId } = await startParticipation(deps, memberId, originOf(memberId), {
      taskHashId: CITY_TASK,
    });
    if (resultId === null) throw new Error('The demo has somebody in a city where nobody should be');
    return {
      kind: 'appeal',
      text: '我上个月搬到杭州了，当时忘了改常住地，想再试一次这个任务。',
      subject: { type: 'result', id: resultId },
    };
  });
  await open('橘子汽水', 4, () => ({
    kind: 'coins',
    text: '昨天答完的问卷，金币什么时候能从待入账变成可用？明细里没看懂。',
  }));
  await open('小北斗', 1, () => ({
    kind: 'suggestion',
    text: '希望任务墙可以只看 5 分钟以内的，通勤路上答刚好。',
  }));
}
