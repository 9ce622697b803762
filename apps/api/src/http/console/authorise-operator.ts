import { timingSafeEqual } from 'node:crypto';
import { rightOf } from '../../call/operator/permissions.ts';
import type { OperatorCaller } from '../../call/operator/operator-caller.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { ConsoleOperation } from './console-document.ts';

/** The headers by which a browser tells where a call comes from. */
export interface CallSource {
  /** `sec-fetch-site`, which no page can set. */
  site: string | undefined;
  csrfToken: string | undefined;
}

/**
 * Refuses a call that another site made a browser send, and a change without the token of the session.
 * @throws OPERATOR_CSRF_WRONG
 */
export function requireOwnPage(
  { method }: Pick<ConsoleOperation, 'method'>,
  operator: OperatorCaller | null,
  { site, csrfToken = '' }: CallSource,
): void {
  if (site !== undefined && site !== 'same-origin') refuse('OPERATOR_CSRF_WRONG');
  if (operator === null || method === 'GET') return;
  const [sent, own] = [Buffer.from(csrfToken), Buffer.from(operator.csrfToken)];
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) refuse('OPERATOR_CSRF_WRONG');
}

/**
 * The operator of a call, who must have one of the operation's permissions; null for public operations.
 * @throws UNAUTHORISED without a session; OPERATOR_FORBIDDEN
 */
export function authoriseOperator(
  { permissions }: Pick<ConsoleOperation, 'permissions'>,
  operator: OperatorCaller | null,
): OperatorCaller | null {
  let allowed = false;
  for (const permission of permissions) {
    if (permission === 'public') return null;
    if (operator === null) return refuse('UNAUTHORISED');
    allowed ||= permission === 'session' || rightOf(operator.roles, permission) !== undefined;
  }
  return allowed ? operator : refuse('OPERATOR_FORBIDDEN');
}
