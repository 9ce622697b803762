import type { Participation } from '../../task/api.ts';
import { correctResult, lossOfResult, releasePayment, takeBackPayment } from '../../task/module.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { readRedirectSessionOf, updateRedirectSession } from './redirect-session-store.ts';

const PAID_NOTE = '合作方更正了结果，补发金币';

/** What it would mean to follow a partner's last word about an ended participation, and its coins. */
export interface Following {
  effect: 'confirms' | 'pays' | 'takesBack' | 'same';
  coins: number;
}

const NOTHING: Following = { effect: 'same', coins: 0 };

/** What following would do. A complete that came too fast stays what it is (rule 4.22). */
export async function followingOf(
  db: Connection,
  own: Participation,
  isComplete: boolean,
): Promise<Following> {
  const { result, earning, corrected, paid } = own;
  if (!isComplete) {
    const kept = (result === 1 ? paid.coins : 0) + corrected.coins;
    const isKept = result === 1 || corrected.at !== null || corrected.coins + corrected.credit > 0;
    return isKept && earning?.state !== 'takenBack' ? { effect: 'takesBack', coins: kept } : NOTHING;
  }
  if (result === 1 && earning?.state === 'pending')
    return earning.pendingFor === 'partner' ? { effect: 'confirms', coins: paid.coins } : NOTHING;
  if (result === 4 || own.detail === 'manipulated') return NOTHING;
  const { coins, credit } = await lossOfResult(db, own);
  return coins + credit > 0 ? { effect: 'pays', coins } : NOTHING;
}

/**
 * Follows a partner's last word about a locked, ended participation: a complete pays what is missing, anything else takes
 * back what was paid. The result stays. False when nothing changed.
 */
export async function followPartner(
  tx: Tx,
  deps: PartnerDeps,
  own: Participation,
  { isComplete, note, at }: { isComplete: boolean; note: string; at: Date },
): Promise<boolean> {
  const isDone = isComplete
    ? (await correctResult(tx, deps, own, { by: 'report', note: PAID_NOTE, at })) !== undefined
    : own.earning?.state !== 'takenBack' && (await takeBackPayment(tx, deps, own, { note, at }));
  if (isDone) await closeWindow(tx, own);
  return isDone;
}

/** Makes pending coins of a locked participation available, because the partner stands by its complete. */
export async function confirmPending(tx: Tx, deps: PartnerDeps, own: Participation, at: Date): Promise<void> {
  await releasePayment(tx, deps, own, at);
  await closeWindow(tx, own);
}

async function closeWindow(tx: Tx, { memberId, id }: Participation): Promise<void> {
  const visit = await readRedirectSessionOf(tx, memberId, id);
  if (visit) await updateRedirectSession(tx, visit, { disputed: false, window_until: null });
}
