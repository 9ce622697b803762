import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ListedHook } from '../hooks/hook-store.ts';

/** A hook as operators read it; its text names the agent's person and stays sealed. */
export const hookView = (row: ListedHook): ConsoleDataOf<'listAgentHooks'>['items'][number] => ({
  id: row.id,
  memberId: row.member_id,
  participationId: row.participation_id,
  attempts: row.attempts,
  fault: row.fault,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
