import type { ConsoleBodyOf, ExportedList } from '@yayan/contract/console';
import type { Permission } from '../../../call/operator/permissions.ts';
import type { Act, Actor, ObjectKind } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';

/** What an operator asks for. */
export type BulkInput = ConsoleBodyOf<'runBulkAct'>['input'];

export type BulkActName = BulkInput['act'];

/** Objects that an operator chose; without an `actor` nobody did yet. */
export interface NewRun {
  ids: readonly string[];
  input: BulkInput;
  actor: Actor | undefined;
}

/** How one act is done on many objects. */
export interface BulkRule {
  /** The act on one object. */
  act: Act;
  /** The kind of its objects. */
  kind: ObjectKind;
  /** What an operator needs for most of them. For some, the act may need a second person. */
  permission: Permission;
  /** When all of it together needs another permission, whoever the objects are. */
  large?: {
    permission: Permission;
    isLarge: (platform: Platform, db: Connection, run: NewRun) => Promise<boolean>;
  };
  /** The list whose filters choose objects; undefined if they can only be chosen one by one. */
  list?: ExportedList;
  /** The field of the list's rows that names the object. */
  idField?: string;
  /** A fact of the act with a number, whose sum over all objects the dry run says. */
  sum?: { field: string; label: string };
  /** The act's input for one object, with `own` where objects differ. Refuses with FIELD_WRONG if something is missing. */
  inputOf: (id: string, input: BulkInput, own?: unknown) => unknown;
}

export type BulkRules = Readonly<Record<BulkActName, BulkRule>>;
