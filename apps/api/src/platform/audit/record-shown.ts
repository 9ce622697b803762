import type { OperatorCaller } from '../../call/operator/operator-caller.ts';
import type { Platform } from '../platform.ts';
import type { ObjectKind } from './act.ts';
import { recordAct } from './operator-acts.ts';

interface ShowingCall {
  params: { id: string };
  operator: OperatorCaller;
  address: string;
}

/** Records that an operator saw personal data, and why (rule 14.13). */
export async function recordShown(
  platform: Platform,
  { params, operator, address }: ShowingCall,
  { act, kind, reason }: { act: string; kind: ObjectKind; reason: string },
): Promise<void> {
  await platform.database.transaction((tx) =>
    recordAct(tx, platform, {
      operator: operator.name,
      operatorId: operator.operatorId,
      act,
      kind,
      subject: params.id,
      before: null,
      after: null,
      reason,
      address,
    }),
  );
}
