import type { ConsoleBodyOf, ExportedList } from '@yayan/contract/console';
import type { Permission } from '../../../call/operator/permissions.ts';
import type { Act, ObjectKind } from '../../../platform/audit/act.ts';

/** What an operator asks for. */
export type BulkInput = ConsoleBodyOf<'runBulkAct'>['input'];

export type BulkActName = BulkInput['act'];

/** How one act is done on many objects. */
export interface BulkRule {
  /** The act on one object. */
  act: Act;
  /** The kind of its objects. */
  kind: ObjectKind;
  /** What an operator needs for most of them. For some, the act may need a second person. */
  permission: Permission;
  /** The list whose filters choose objects; undefined if they can only be chosen one by one. */
  list?: ExportedList;
  /** The field of the list's rows that names the object. */
  idField?: string;
  /** The act's input for one object, with `own` where objects differ. Refuses with FIELD_WRONG if something is missing. */
  inputOf: (id: string, input: BulkInput, own?: unknown) => unknown;
}

export type BulkRules = Readonly<Record<BulkActName, BulkRule>>;
