import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { decide, type Decision } from '../activity/review.ts';
import { isWaiting, type Run } from '../activity/run.ts';
import { readAnyRun } from '../activity/run-store.ts';
import { findParticipation } from '../participation/participation-store.ts';
import type { Participation } from '../participation.ts';
import type { TaskPorts } from '../ports/task-ports.ts';
import { readTasks } from '../task-store.ts';

/** The input of an act on a submission: the id of its participation. */
export interface OfHandIn {
  sessionId: string;
}

/** The effects of a decision on other areas. */
export type PortsOf = (platform: Platform) => TaskPorts;

async function waitingHandIn(
  db: Connection,
  sessionId: string,
): Promise<{ run: Run; own: Participation; title: string }> {
  const run = (await readAnyRun(db, sessionId)) ?? refuse('NOT_FOUND');
  const own = (await findParticipation(db, run.memberId, sessionId)) ?? refuse('NOT_FOUND');
  if (own.result !== 0 || !isWaiting(run)) refuse('HAND_IN_DECIDED');
  const [task] = await readTasks(db, [run.taskId]);
  return { run, own, title: task?.title ?? '' };
}

const stateText = ({ state }: Run): string => (state === 'applied' ? '申请待审核' : '成果待审核');

function afterText({ state }: Run, verdict: Decision['verdict']): string {
  if (verdict === 'return') return '请会员重新提交';
  if (verdict === 'reject') return '未通过，任务结束';
  return state === 'applied' ? '申请通过，会员开始做' : '通过并支付';
}

const paid = (run: Run, { promised }: Participation, verdict: Decision['verdict']): Change[] =>
  verdict === 'approve' && run.state === 'reviewing'
    ? [{ field: 'coins', label: '支付金币', before: null, after: String(promised.coins) }]
    : [];

const handInAct = (portsOf: PortsOf, verdict: Decision['verdict']): Act<OfHandIn> => ({
  name: `task review ${verdict}`,
  needsReason: verdict !== 'approve',
  lockOf: ({ sessionId }) => `hand-in ${sessionId}`,
  plan: async (_platform, db, { sessionId }) => {
    const { run, own, title } = await waitingHandIn(db, sessionId);
    return {
      kind: 'handIn',
      subject: sessionId,
      title,
      permission: 'handIns',
      changes: [
        { field: 'state', label: '状态', before: stateText(run), after: afterText(run, verdict) },
        ...paid(run, own, verdict),
      ],
    };
  },
  run: async (platform, { sessionId }, { actor, reason }) => {
    const decision = { sessionId, verdict, operator: actor.name, reason: reason || null };
    await decide({ ...platform, ports: portsOf(platform) }, decision);
  },
});

/** The acts on submissions: accept and pay, ask for a better one, refuse. */
export const handInActs = (portsOf: PortsOf) => ({
  approveHandIn: handInAct(portsOf, 'approve'),
  returnHandIn: handInAct(portsOf, 'return'),
  rejectHandIn: handInAct(portsOf, 'reject'),
});

export type HandInActs = ReturnType<typeof handInActs>;
