import type { ConsoleBodyOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import type { OperatorCaller } from '../../../call/operator/operator-caller.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { lockObject } from '../../../platform/audit/act-store.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countOtherViews, deleteOwnView, type SavedView, selectViews, upsertView } from './view-store.ts';

const MOST_VIEWS = 30;
const MOST_SHOWN = 500;

interface Maker {
  operator: OperatorCaller;
  address: string;
}

/** What colleagues see is in the audit log; what somebody arranges for themselves isn't. */
async function recordShared(
  tx: Tx,
  platform: Platform,
  { operator, address }: Maker,
  shared: { act: string; subject: string; before: object | null; after: object | null },
): Promise<void> {
  const by = { operator: operator.name, operatorId: operator.operatorId, address };
  await recordAct(tx, platform, { ...by, kind: 'view', ...shared });
}

async function saveView(
  platform: Platform,
  maker: Maker,
  { list, name: given, filters, columns, isShared }: ConsoleBodyOf<'saveView'>,
): Promise<SavedView> {
  const { operatorId, name: madeBy } = maker.operator;
  const name = given.trim() || refuse('FIELD_WRONG', { field: 'name' });
  return await platform.database.transaction(async (tx) => {
    await lockObject(tx, `views of ${operatorId}`);
    if ((await countOtherViews(tx, { operatorId, list, name })) >= MOST_VIEWS) return refuse('VIEWS_FULL');
    const id = await upsertView(tx, {
      id: platform.random.uuid(),
      operator_id: operatorId,
      list,
      name,
      filters: JSON.stringify(filters),
      columns: columns && JSON.stringify(columns),
      is_shared: isShared,
      saved_at: platform.clock.now(),
    });
    if (isShared) {
      const after = { list, filters, columns };
      await recordShared(tx, platform, maker, { act: 'view share', subject: name, before: null, after });
    }
    return { id, name, filters, columns, isShared, isOwn: true, madeBy };
  });
}

/** The views of lists that operators save for themselves or for all (rule 14.42). */
export const viewHandlers = (
  platform: Platform,
): Pick<ConsoleHandlers, 'listSavedViews' | 'saveView' | 'deleteView'> => ({
  listSavedViews: async ({ query: { list }, operator: { operatorId } }) => ({
    items: await selectViews(platform.database.read, { operatorId, list, limit: MOST_SHOWN }),
  }),
  saveView: async ({ body, operator, address }) => await saveView(platform, { operator, address }, body),
  deleteView: async ({ params: { id }, operator, address }) => {
    await platform.database.transaction(async (tx) => {
      const deleted =
        (await deleteOwnView(tx, { id, operatorId: operator.operatorId })) ?? refuse('NOT_FOUND');
      if (!deleted.isShared) return;
      const shared = {
        act: 'view delete',
        subject: deleted.name,
        before: { name: deleted.name },
        after: null,
      };
      await recordShared(tx, platform, { operator, address }, shared);
    });
    return null;
  },
});
