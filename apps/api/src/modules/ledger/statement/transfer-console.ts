import { validate as isUuid } from 'uuid';
import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { operatorOfAct } from '../../../platform/audit/act-store.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CausesOf } from './cause-objects-port.ts';
import { rowSupportCode } from './support-code.ts';
import { selectEntries, selectTransfer } from './transfer-store.ts';

interface TransferPorts {
  causesOf: CausesOf;
  codesOf: (db: Connection, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

const linkTo = (id: string | null): ConsoleDataOf<'getTransfer'>['before'] =>
  id === null ? null : { kind: 'transfer', id, title: rowSupportCode(id) };

/** The console's call of one transfer (rule 14.96). */
export const transferConsole = (
  { database: { read } }: Pick<Platform, 'database'>,
  { causesOf, codesOf }: TransferPorts,
): Pick<ConsoleHandlers, 'getTransfer'> => ({
  getTransfer: async ({ params: { id } }) => {
    const found = (await selectTransfer(read, id)) ?? refuse('NOT_FOUND');
    const { memberId, causeKind: kind, causeId, causeTitle } = found;
    const [caused] = await causesOf(read, memberId, [{ cause: { kind, id: causeId, title: causeTitle } }]);
    return {
      id,
      supportCode: rowSupportCode(id),
      at: found.at.toISOString(),
      memberId,
      memberCode: (await codesOf(read, [memberId])).get(memberId) ?? null,
      version: found.version,
      // The key of a group's reward has the group in it (rule 14.83).
      key: kind === 'group' ? null : found.key,
      reason: found.reason,
      cause: caused?.cause ?? { kind, title: '', object: null },
      note: found.note,
      // A correction by hand has the id of its act.
      actor: kind === 'correction' && isUuid(causeId) ? await operatorOfAct(read, causeId) : null,
      entries: await selectEntries(read, found),
      before: linkTo(found.beforeId),
      after: linkTo(found.afterId),
    };
  },
});
