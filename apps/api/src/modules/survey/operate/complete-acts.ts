import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change, Plan } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { balances, coinsAndCreditOf, isPosted } from '../../ledger/module.ts';
import { workChanges } from '../../reward/module.ts';
import type { Participation, Task, TaskPorts } from '../../task/api.ts';
import {
  correctResult,
  countCompleteAgain,
  findAnyParticipation,
  laterKeys,
  lockParticipation,
  markFiguresStale,
  rewardKeys,
  takeBackPayment,
  taskById,
  uncountComplete,
} from '../../task/module.ts';
import { readSession } from '../answering/session-store.ts';
import type { Session } from '../answering/session.ts';
import { readHold } from '../quality/hold-store.ts';
import { careKey } from '../quality/response-quality.ts';
import { completeQuotaCells, reserveQuotaCells, uncompleteQuotaCells } from '../quota/quota-store.ts';

/** The input of an act on a complete: the id of its participation. */
export interface OfComplete {
  participationId: string;
}

type PortsOf = (platform: Platform) => TaskPorts;

interface Complete {
  own: Participation;
  task: Task;
  session: Session;
}

/** A member's complete of a questionnaire of our own host. */
async function readComplete(db: Connection, { participationId: id }: OfComplete): Promise<Complete> {
  const own = (await findAnyParticipation(db, id)) ?? refuse('NOT_FOUND');
  // Answers at a supplier have no session, and guests are the business of their agent.
  const session = await readSession(db, own.memberId, id);
  if (own.result !== 1 || own.source !== 'member' || session === undefined)
    return refuse('COMPLETE_NOT_OURS');
  return { own, session, task: await taskById(db, own.taskId) };
}

const isTakenBack = ({ earning }: Participation): boolean => earning?.state === 'takenBack';

/** Whether an appeal or an operator has paid it again. */
async function isPutRight(db: Connection, { id, memberId }: Participation): Promise<boolean> {
  for (const key of laterKeys(id)) if (await isPosted(db, memberId, key)) return true;
  return false;
}

/** A complete is rejected once: what an appeal or an operator has put right stays so. */
async function requireRejectable(db: Connection, { own }: Complete): Promise<void> {
  const hold = await readHold(db, own.id);
  if (hold !== undefined && hold.decided_at === null) refuse('COMPLETE_HELD');
  if (isTakenBack(own) || own.corrected.at !== null || (await isPutRight(db, own)))
    refuse('COMPLETE_DECIDED');
}

/** An operator's rejection is taken back once, and only while no appeal has done so. */
async function requireRejected(db: Connection, { own }: Complete): Promise<void> {
  if (!isTakenBack(own) || (await isPutRight(db, own))) refuse('COMPLETE_NOT_REJECTED');
}

const changed = (field: string, label: string, before: string | null, after: string | null): Change => ({
  field,
  label,
  before,
  after,
});

async function rejection(db: Connection, { own, task, session }: Complete): Promise<Change[]> {
  const { memberId, id, earning, seated } = own;
  const held = await coinsAndCreditOf(db, memberId, rewardKeys(id));
  const { coins } = await balances(db, memberId);
  const owed = earning?.state === 'pending' ? 0 : Math.max(0, held.coins - coins);
  const raised = (await workChanges(db, { memberId, participationId: id, careKey: careKey(id) }))
    .map(({ points }) => points)
    .filter((points) => points > 0);
  return [
    changed('state', '结果', '完成', '完成，已收回'),
    changed('coins', '收回金币', null, String(held.coins)),
    ...(owed > 0 ? [changed('owed', '其中已用掉，记为待抵扣', null, String(owed))] : []),
    ...(held.credit > 0 ? [changed('credit', '收回权益值', null, String(held.credit))] : []),
    ...raised.map((points) => changed('quality', '收回质量分', null, String(points))),
    changed('completes', '任务的完成数', null, '少一份'),
    ...(seated ? [changed('seats', '已占名额', String(task.seatsTaken), String(task.seatsTaken - 1))] : []),
    ...(session.cells.length > 0 ? [changed('cells', '空出配额', null, session.cells.join('、'))] : []),
    changed('message', '会员', null, '读到原因，可以申诉'),
  ];
}

async function restoration(db: Connection, { own, session }: Complete): Promise<Change[]> {
  const { memberId, id, paid } = own;
  const held = await coinsAndCreditOf(db, memberId, rewardKeys(id));
  return [
    changed('state', '结果', '完成，已收回', '完成'),
    changed('coins', '还给会员金币', null, String(paid.coins - held.coins)),
    ...(paid.credit > held.credit
      ? [changed('credit', '还给会员权益值', null, String(paid.credit - held.credit))]
      : []),
    changed('quality', '质量分', null, '不会再加'),
    changed('completes', '任务的完成数', null, '多一份'),
    ...(session.cells.length > 0
      ? [changed('cells', '重新占用配额', null, `${session.cells.join('、')}，满了的不占`)]
      : []),
  ];
}

const completeAct = (
  portsOf: PortsOf,
  rule: {
    name: string;
    require: (db: Connection, complete: Complete) => Promise<void>;
    changes: (db: Connection, complete: Complete) => Promise<Change[]>;
    write: (
      tx: Tx,
      platform: Platform & { ports: TaskPorts },
      complete: Complete,
      said: { note: string; at: Date },
    ) => Promise<void>;
  },
): Act<OfComplete> => ({
  name: rule.name,
  needsReason: true,
  // A decision about held pay of the same participation has this lock too.
  lockOf: ({ participationId }) => `hand-in ${participationId}`,
  plan: async (_platform, db, input): Promise<Plan> => {
    const complete = await readComplete(db, input);
    await rule.require(db, complete);
    return {
      kind: 'participation',
      subject: input.participationId,
      title: complete.task.title,
      permission: 'handIns',
      changes: await rule.changes(db, complete),
    };
  },
  run: async (platform, input, { reason: note }) => {
    const { database, clock } = platform;
    await database.transaction(async (tx) => {
      const complete = await readComplete(tx, input);
      // A member's return, a job or an appeal may have moved it since it was read.
      const own =
        (await lockParticipation(tx, complete.own.memberId, complete.own.id)) ?? refuse('NOT_FOUND');
      const locked = { ...complete, own };
      await rule.require(tx, locked);
      await rule.write(tx, { ...platform, ports: portsOf(platform) }, locked, { note, at: clock.now() });
    });
  },
});

/** The acts on completes of our own host (rule 14.69). The task's row is locked last, as at each end. */
export const completeActs = (portsOf: PortsOf) => ({
  rejectComplete: completeAct(portsOf, {
    name: 'task complete reject',
    require: requireRejectable,
    changes: rejection,
    write: async (tx, deps, { own, session }, said) => {
      await takeBackPayment(tx, deps, own, said);
      await uncompleteQuotaCells(tx, own.taskId, session.cells);
      await markFiguresStale(tx, own.taskId);
      await uncountComplete(tx, own);
    },
  }),
  restoreComplete: completeAct(portsOf, {
    name: 'task complete restore',
    require: requireRejected,
    changes: restoration,
    write: async (tx, deps, { own, session }, said) => {
      const given = await correctResult(tx, deps, own, { by: 'report', ...said });
      await deps.ports.restored?.(tx, { participation: own, coins: given?.coins ?? 0, ...said });
      await completeQuotaCells(tx, own.taskId, await reserveQuotaCells(tx, own.taskId, session.cells));
      await markFiguresStale(tx, own.taskId);
      await countCompleteAgain(tx, own, said.at);
    },
  }),
});

export type CompleteActs = ReturnType<typeof completeActs>;
