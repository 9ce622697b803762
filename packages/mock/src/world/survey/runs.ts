import type { TaskEarningState, TaskPendingReason } from '@yayan/api-client';
import { rewardInviter, settleInviter } from '../member/invites.ts';
import type { Run } from '../run.ts';
import type { Member, World } from '../world.ts';

const CREDIT = 5;
const INVALID = '合作方复核后判定答卷无效';

const coinsOf = ({ result, task }: Run): number =>
  result === 1 ? task.coins : result === 2 || result === 3 ? task.consolationCoins : 0;

/** The earnings of a participation. */
export const earnedBy = (
  { ledger }: Member,
  run: Run,
): {
  coins: number;
  credit: number;
  consolation: boolean;
  corrected: boolean;
  earningState: TaskEarningState;
  pendingFor: TaskPendingReason | null;
  expectedAt: string | null;
} => {
  const row = ledger.rows.find(({ cause }) => cause.id === run.sessionId);
  const states = ['available', 'pending', 'takenBack'] as const;
  return {
    coins: coinsOf(run),
    credit: run.result === 1 ? CREDIT : 0,
    consolation: run.result === 2 || run.result === 3,
    corrected: false,
    earningState: row ? states[row.state] : 'none',
    pendingFor: row?.state === 1 ? 'partner' : null,
    expectedAt: row?.expectedAt ?? null,
  };
};

/** The code that the member gives to support. */
export const supportCodeOf = ({ sessionId }: Run): string => {
  const tail = sessionId.slice(-8).toUpperCase();
  return `${tail.slice(0, 4)}-${tail.slice(4)}`;
};

/** Ends a participation that its member gives up. It pays nothing. */
export const giveUpRun = (world: World, member: Member, run: Run): void => {
  if (run.endedAt !== null) return;
  run.result = 8;
  run.endedAt = world.time();
  world.liveEvents.publish(member.id, 'participation');
};

/** What a result 8 means here; null for the others. */
export const causeOf = ({ result }: Run): 'givenUp' | null => (result === 8 ? 'givenUp' : null);

/** Ends a participation and pays by its terms, once. */
export const endRun = (world: World, member: Member, run: Run, result: 1 | 2 | 3): void => {
  if (run.endedAt !== null) return;
  run.result = result;
  run.endedAt = world.time();
  const { sessionId, task, terms } = run;
  const isLate = result === 1 && terms.pay === 'by a late postback';
  member.ledger.add({
    id: world.nextId(),
    at: run.endedAt,
    amount: coinsOf(run),
    cause: { kind: 'participation', id: sessionId, title: task.title, link: '/home/task' },
    ...(isLate ? { expectedAt: world.time(world.postbackMs) } : {}),
  });
  if (result === 1) rewardInviter(world, member, isLate ? world.time(world.postbackMs) : undefined);
  const publishChange = (): void => {
    world.liveEvents.publish(member.id, 'balance');
    world.liveEvents.publish(member.id, 'participation');
  };
  if (isLate)
    world.postbacks.expect(() => {
      if (member.ledger.release(sessionId)) publishChange();
      settleInviter(world, member, ({ ledger }) => ledger.release(member.id));
    });
  if (result === 1 && terms.pay === 'at once, then reversed')
    world.postbacks.expect(() => {
      if (member.ledger.takeBack(sessionId, INVALID)) publishChange();
      settleInviter(world, member, ({ ledger }) => ledger.takeBack(member.id, INVALID));
    });
};
