import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../call/operator/console-call.ts';
import type { OperatorCaller } from '../../call/operator/operator-caller.ts';
import { type Permission, rightOf } from '../../call/operator/permissions.ts';
import type { Act } from '../../platform/audit/act.ts';
import { actorOf } from '../../platform/audit/act-handler.ts';
import { selectAudit } from '../../platform/audit/act-store.ts';
import { selectRequests, type StoredRequest } from '../../platform/audit/request-store.ts';
import { agreeToRequest, isAbout, refuseRequest, takeRequestBack } from '../../platform/audit/requests.ts';
import { cutPage, numberOfCursor } from '../../platform/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { selectById } from './account/operator-store.ts';

type SystemOperation =
  | 'listOperatorActs'
  | 'listOperatorRequests'
  | 'agreeToRequest'
  | 'refuseRequest'
  | 'takeRequestBack';

const MOST_REQUESTS = 100;

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

const requestView = (
  request: StoredRequest,
  operator: OperatorCaller,
  now: Date,
): ConsoleDataOf<'listOperatorRequests'>['items'][number] => {
  const isOwn = request.asked_by_id === operator.operatorId;
  const waits = request.state === 'asked' && request.ends_at > now;
  // `performAct` stored it.
  const right = rightOf(operator.roles, request.permission as Permission);
  return {
    id: request.id,
    act: request.act,
    kind: request.kind,
    subject: request.subject,
    title: request.title,
    changes: request.changes,
    reason: request.reason,
    askedBy: request.asked_by,
    isOwn,
    mayDecide: waits && !isOwn && right !== undefined && !isAbout(request, operator),
    askedAt: request.asked_at.toISOString(),
    endsAt: request.ends_at.toISOString(),
    state: request.state === 'asked' && !waits ? 'expired' : request.state,
    decidedBy: request.decided_by,
    decidedAt: request.decided_at?.toISOString() ?? null,
    decision: request.decision,
  };
};

/** The audit log, and agreements of a second person. `acts` are all acts that may wait for one. */
export const systemHandlers = (
  platform: Platform,
  acts: readonly Act[],
): Pick<ConsoleHandlers, SystemOperation> => {
  const { database, clock } = platform;
  const rolesOf = async (id: string) => {
    const operator = await selectById(database.read, id);
    return operator?.closed_at === null ? operator.roles : undefined;
  };
  return {
    listOperatorActs: async ({ query: { operator, act, subject, from, until, cursor, limit = 20 } }) => {
      const before = numberOfCursor(cursor);
      const times = { from: dateOf(from), until: dateOf(until) };
      const query = { operator, act, subject, ...times, before, limit: limit + 1 };
      const rows = await selectAudit(database.read, query);
      const { items, nextCursor } = cutPage(rows, limit, ({ number }) => String(number));
      return { items: items.map((row) => ({ ...row, at: row.at.toISOString() })), nextCursor };
    },
    listOperatorRequests: async ({ query: { open = false }, operator }) => {
      const now = clock.now();
      const query = { openAt: open ? now : undefined, limit: MOST_REQUESTS };
      const requests = await selectRequests(database.read, query);
      return { items: requests.map((request) => requestView(request, operator, now)) };
    },
    agreeToRequest: async (call) => {
      const decision = { id: call.params.id, actor: actorOf(call), reason: call.body.reason };
      return await agreeToRequest(platform, { acts, rolesOf }, decision);
    },
    refuseRequest: async (call) => {
      const decision = { id: call.params.id, actor: actorOf(call), reason: call.body.reason };
      await refuseRequest(platform, decision);
      return null;
    },
    takeRequestBack: async (call) => {
      await takeRequestBack(platform, { id: call.params.id, actor: actorOf(call) });
      return null;
    },
  };
};
