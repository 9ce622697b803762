import type { OperatorRole } from '@yayan/contract/console';
import type { Permission } from '../../call/operator/permissions.ts';
import type { Connection } from '../database/database.ts';
import type { Platform } from '../platform.ts';

/** The kind of object that an act changes. */
export type ObjectKind =
  | 'task'
  | 'member'
  | 'order'
  | 'benefit'
  | 'provider'
  | 'handIn'
  | 'heldPay'
  | 'participation'
  | 'ticket'
  | 'group'
  | 'job'
  | 'partner'
  | 'campaign'
  | 'banner'
  | 'event'
  | 'notice'
  | 'popup'
  | 'poll'
  | 'pollProposal'
  | 'article'
  | 'course'
  | 'starArticle'
  | 'channel'
  | 'appRelease'
  | 'award'
  | 'legalText'
  | 'ruleNumber'
  | 'helpSection'
  | 'helpMiss'
  | 'network'
  | 'site'
  | 'question'
  | 'application'
  | 'operator'
  | 'export'
  | 'bulk'
  | 'cannedAnswer';

/** One fact that an act changes, with a label that operators read. */
export interface Change {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
  /** Given where both sides don't say whether it changes: masked texts may look alike, and some facts only inform. */
  isChanged?: boolean;
}

/** What an act would change. */
export interface Plan {
  kind: ObjectKind;
  subject: string;
  title: string;
  /** What the operator must be allowed to do. It may depend on the amount. */
  permission: Permission;
  changes: Change[];
}

/** The operator who acts. Without roles it is somebody with access to the server, who uses the command line. */
export interface Actor {
  id: string | null;
  name: string;
  roles: readonly OperatorRole[] | null;
  address: string | null;
}

/** What a running act knows of its call. */
export interface RunningAct {
  /** The id of the act in the audit log. Keys of postings contain it. */
  id: string;
  actor: Actor;
  /** Empty if the act needs no reason and none was given. */
  reason: string;
}

/** An act of operators: what `pnpm yayan` and the console do with the same function. */
export interface Act<Input = never> {
  /** Command and action, as in the audit log: `task pause`. */
  readonly name: string;
  readonly needsReason: boolean;
  /** Whether nobody may ask for it about their own account, or decide about such a request. */
  readonly isNotOnOneself?: boolean;
  /** What the audit log hashes instead of the input, because the input holds secrets. */
  hashed?(platform: Platform, input: Input): unknown;
  /** The object that operators change one after the other. */
  lockOf(input: Input): string;
  /** What of the object it changes, where requests for several parts of one object may wait at the same time. */
  partOf?(input: Input): string;
  /** Reads what the act would change, without locks. Refuses what can't be done. `actor` is missing where nobody acts yet. */
  plan(platform: Platform, db: Connection, input: Input, actor?: Actor): Promise<Plan>;
  /** Does it. All its transactions are one, together with the audit log. */
  run(platform: Platform, input: Input, running: RunningAct): Promise<void>;
}
