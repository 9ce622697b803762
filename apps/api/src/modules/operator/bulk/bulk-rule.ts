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
  /** The act on one object. Some lists hold objects of several kinds, each with an act of its own. */
  act: Act | ((id: string) => Act);
  /** The kind of its objects, which tells what runs have in common. */
  kind: ObjectKind | 'content';
  /** The object with this id in the audit log; without it, the object of the rule's kind with the same id. */
  objectOf?: (id: string) => BulkObject;
  /** What an operator needs for most of them. For some, the act may need a second person. */
  permission: Permission;
  /** When all of it together needs another permission, whoever the objects are. */
  large?: {
    permission: Permission;
    isLarge: (platform: Platform, db: Connection, run: NewRun) => Promise<boolean>;
  };
  /** The list whose filters choose objects; undefined if they can only be chosen one by one. */
  list?: ExportedList;
  /** What of the list's rows names the object: a field, or what it makes of them. */
  idField?: string | ((row: Readonly<Record<string, unknown>>) => string);
  /** A fact of the act with a number, whose sum over all objects the dry run says. */
  sum?: { field: string; label: string };
  /** The act's input for one object. Refuses with FIELD_WRONG if something is missing. */
  inputOf: (id: string, input: BulkInput, given: BulkGiven) => unknown;
}

/** An object as the audit log names it. */
export interface BulkObject {
  kind: ObjectKind | 'content';
  subject: string;
}

/** What an input may need beside what the operator asked for. */
export interface BulkGiven {
  db: Connection;
  /** Stored with the object, where objects differ. */
  own: unknown;
}

/** The act on the object with this id. */
export const actOn = ({ act }: BulkRule, id: string): Act => (typeof act === 'function' ? act(id) : act);

/** The object with this id, as the audit log names it. */
export const objectOf = ({ kind, objectOf: named }: BulkRule, id: string): BulkObject =>
  named?.(id) ?? { kind, subject: id };

export type BulkRules = Readonly<Record<BulkActName, BulkRule>>;
