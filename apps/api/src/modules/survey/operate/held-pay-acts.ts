import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TaskPorts } from '../../task/api.ts';
import { findParticipation, taskById } from '../../task/module.ts';
import { readHold } from '../quality/hold-store.ts';
import { decideHeldPay } from '../quality/held-pay.ts';

/** The input of an act on held pay: the id of its participation. */
export interface OfHeldPay {
  sessionId: string;
}

type PortsOf = (platform: Platform) => TaskPorts;

const afterTexts = { paid: '支付', refused: '收回' } as const;

const heldPayAct = (portsOf: PortsOf, name: string, verdict: 'paid' | 'refused'): Act<OfHeldPay> => ({
  name,
  needsReason: verdict === 'refused',
  lockOf: ({ sessionId }) => `hand-in ${sessionId}`,
  plan: async (_platform, db, { sessionId }) => {
    const hold = (await readHold(db, sessionId)) ?? refuse('NOT_FOUND');
    if (hold.decided_at !== null) refuse('HELD_PAY_DECIDED');
    const own = await findParticipation(db, hold.member_id, sessionId);
    const { title } = await taskById(db, hold.task_id);
    return {
      kind: 'heldPay',
      subject: sessionId,
      title,
      permission: 'handIns',
      changes: [
        { field: 'state', label: '奖励', before: '待核对', after: afterTexts[verdict] },
        { field: 'coins', label: '金币', before: null, after: String(own?.paid.coins ?? 0) },
      ],
    };
  },
  run: async (platform, { sessionId }, { actor, reason }) => {
    const decision = { sessionId, verdict, operator: actor.name, reason: reason || null };
    await decideHeldPay({ ...platform, ports: portsOf(platform) }, decision);
  },
});

/** The acts on pay that is held for review (rule 3.34). */
export const heldPayActs = (portsOf: PortsOf) => ({
  payHeld: heldPayAct(portsOf, 'task held pay', 'paid'),
  refuseHeld: heldPayAct(portsOf, 'task held refuse', 'refused'),
});

export type HeldPayActs = ReturnType<typeof heldPayActs>;
