import type { ConsoleDataOf, ConsoleQueryOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../call/operator/console-call.ts';
import type { OperatorCaller } from '../../call/operator/operator-caller.ts';
import { mayAgree, type Permission } from '../../call/operator/permissions.ts';
import type { Act } from '../../platform/audit/act.ts';
import { actorOf } from '../../platform/audit/act-handler.ts';
import { countAudit, selectAudit } from '../../platform/audit/act-store.ts';
import { selectRequests, type StoredRequest } from '../../platform/audit/request-store.ts';
import { agreeToRequest, isAbout, refuseRequest, takeRequestBack } from '../../platform/audit/requests.ts';
import { type CappedCount, cutPage, numberOfCursor } from '../../platform/page.ts';
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

const filtersOf = ({ operator, act, subject, from, until }: ConsoleQueryOf<'listOperatorActs'>) => ({
  operator,
  act,
  subject,
  from: dateOf(from),
  until: dateOf(until),
});

/** How many acts the audit log has with these filters, counted up to a number. */
export const countActs = async (
  { database }: Pick<Platform, 'database'>,
  { query }: { query: ConsoleQueryOf<'listOperatorActs'> },
  most: number,
): Promise<CappedCount> => await countAudit(database.read, filtersOf(query), most);

const requestView = (
  request: StoredRequest,
  operator: OperatorCaller,
  now: Date,
): ConsoleDataOf<'listOperatorRequests'>['items'][number] => {
  const isOwn = request.asked_by_id === operator.operatorId;
  const waits = request.state === 'asked' && request.ends_at > now;
  // `performAct` stored it.
  const hasRight = mayAgree(operator.roles, request.permission as Permission);
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
    mayDecide: waits && !isOwn && hasRight && !isAbout(request, operator),
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
    listOperatorActs: async ({ query: { cursor, limit = 20, ...filters } }) => {
      const place = { before: numberOfCursor(cursor), limit: limit + 1 };
      const rows = await selectAudit(database.read, { ...filtersOf(filters), ...place });
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
