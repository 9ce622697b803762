import { refuse } from '../../../../errors/api-fault.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readGroupByHash } from '../../people/group/group-store.ts';
import { checkConfirmable } from './confirm-pay.ts';
import { type PayPreview, readPayPreview } from './pay-preview-store.ts';

/**
 * Counts what a confirmation of a group's pay-out would do, without locks: trying it out would lock a thousand accounts.
 * Refuses what `confirmPay` refuses.
 */
export async function previewPay(
  { database }: Pick<Platform, 'database'>,
  { hash }: { hash: string },
): Promise<PayPreview & { confirmedBy: string | null }> {
  const group = (await readGroupByHash(database.read, hash)) ?? refuse('NOT_FOUND');
  checkConfirmable(group);
  return { ...(await readPayPreview(database.read, group.id)), confirmedBy: group.pay_confirmed_by };
}
