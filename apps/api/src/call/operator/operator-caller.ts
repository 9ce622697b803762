import type { OperatorRole } from '@yayan/contract/console';

/** A signed-in operator. */
export interface OperatorCaller {
  operatorId: string;
  name: string;
  roles: readonly OperatorRole[];
  sessionId: string;
  endsAt: Date;
  csrfToken: string;
}

/**
 * Finds the operator of a session cookie; null if it is unknown, ended or idle for too long. A call that a page makes by itself
 * is `isBackground`: the session stays as idle as it was.
 */
export type FindOperator = (
  cookie: string,
  call?: { isBackground: boolean },
) => Promise<OperatorCaller | null>;
