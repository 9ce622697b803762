import type { Participation } from '../../task/api.ts';
import { taskById } from '../../task/module.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { endOf } from '../guests/agent-end.ts';
import { readAgentKeyOf } from '../guests/key-store.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { agentById } from '../partners.ts';
import { insertHook } from './hook-store.ts';

/** The job that sends one hook. */
export const SEND_HOOK = 'partner.send-hook';

export interface HookData {
  readonly hookId: string;
}

/**
 * Prepares the hook that tells an agent how its person's participation ended (rule 3.44), in the transaction that ends it.
 * Does nothing for members, open links, and agents without an address for hooks.
 */
export async function queueHook(
  tx: Tx,
  deps: Pick<PartnerDeps, 'cipher' | 'random' | 'jobs'>,
  { participation, at }: { participation: Participation; at: Date },
): Promise<void> {
  const { memberId, id, taskId, result, promised, startedAt } = participation;
  // An agent's people are promised nothing, and this spares all others the look for a key.
  if (promised.coins > 0) return;
  const key = await readAgentKeyOf(tx, { memberId, id });
  if (key === undefined) return;
  const { config } = await agentById(deps, tx, key.partnerId);
  if (config.hook === undefined) return;
  const { hashId } = await taskById(tx, taskId);
  const body = JSON.stringify({
    type: 'participation.ended',
    timestamp: at.toISOString(),
    data: {
      aid: config.key,
      tid: hashId,
      uid: deps.cipher.open(key.person),
      result,
      end: endOf(result, false),
      seconds: Math.round((at.getTime() - startedAt.getTime()) / 1000),
      ...key.passed,
    },
  });
  const hookId = deps.random.uuid();
  const isNew = await insertHook(tx, {
    id: hookId,
    partner_id: key.partnerId,
    member_id: memberId,
    participation_id: id,
    body: deps.cipher.seal(body),
    created_at: at,
  });
  if (isNew) await deps.jobs.sendIn(tx, SEND_HOOK, { hookId } satisfies HookData);
}
