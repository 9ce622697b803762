import type { Tx } from '../database/tx.ts';
import type { Platform } from '../platform.ts';
import type { Actor, Change } from './act.ts';
import { sideOf } from './act-outcome.ts';
import { recordAct } from './operator-acts.ts';

/** What the audit log calls a step of a request that isn't its act. */
const acts = { asked: 'request ask', refused: 'request refuse', takenBack: 'request take-back' } as const;

interface Requested {
  act: string;
  kind: string;
  subject: string;
  changes: Change[];
}

/** Records that a request was made, refused or taken back (rule 14.9), on the object that its act would change. */
export async function recordRequest(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'random'>,
  { act, kind, subject, changes }: Requested,
  { step, actor, reason }: { step: keyof typeof acts; actor: Actor; reason: string },
): Promise<void> {
  await recordAct(tx, platform, {
    operator: actor.name,
    operatorId: actor.id,
    act: acts[step],
    kind,
    subject,
    before: step === 'asked' ? sideOf({ changes }, 'before') : null,
    after: { requested: act, ...(step === 'asked' && sideOf({ changes }, 'after')) },
    outcome: { changes },
    reason: reason || null,
    address: actor.address,
  });
}
