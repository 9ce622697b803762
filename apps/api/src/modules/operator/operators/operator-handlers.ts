import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActRequest } from '../../../platform/audit/act-handler.ts';
import { cutPage } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { selectPasskeys } from '../passkeys/passkey-store.ts';
import type { OperatorSessionsOf } from '../sessions/sessions.ts';
import { listOperators, type OperatorAccount } from './list-operators.ts';
import { operatorActs } from './operator-acts.ts';
import { takeLink } from './take-link.ts';

type OperatorOperation =
  | 'listOperators'
  | 'getOperator'
  | 'addOperator'
  | 'setOperatorRoles'
  | 'endOperatorSessions'
  | 'resetOperator'
  | 'setOperatorActive'
  | 'takeOperatorLink';

const accountOf = (operator: OperatorAccount): ConsoleDataOf<'listOperators'>['items'][number] => ({
  id: operator.id,
  name: operator.name,
  roles: operator.roles,
  state: operator.state,
  createdAt: operator.createdAt.toISOString(),
  seenAt: operator.seenAt?.toISOString() ?? null,
  sessions: operator.sessions,
});

const NAME = /^[a-z][a-z0-9.-]{1,31}$/;

/** A cursor is the last name of the page before. */
const nameOfCursor = (cursor: string | undefined): string | undefined =>
  cursor === undefined || NAME.test(cursor) ? cursor : refuse('FIELD_WRONG', { field: 'query.cursor' });

/** The console's calls of the accounts of operators. */
export const operatorHandlers = (
  platform: Platform,
  sessions: Pick<OperatorSessionsOf, 'list'>,
): Pick<ConsoleHandlers, OperatorOperation> => {
  const ofOperator = ({ params: { name } }: ActRequest & { params: { name: string } }) => ({ name });
  return {
    listOperators: async ({ query: { cursor, limit = 20, ...filters } }) => {
      const query = { ...filters, after: nameOfCursor(cursor), limit: limit + 1 };
      const rows = await listOperators(platform, query);
      const { items, nextCursor } = cutPage(rows, limit, ({ name }) => name);
      return { items: items.map(accountOf), nextCursor };
    },
    getOperator: async ({ params: { name }, operator }) => {
      const [found = refuse('NOT_FOUND')] = await listOperators(platform, { name, limit: 1 });
      const { items } = await sessions.list(found.id, operator.sessionId);
      return {
        ...accountOf(found),
        closedAt: found.closedAt?.toISOString() ?? null,
        devices: items,
        passkeys: (await selectPasskeys(platform.database.read, found.id)).length,
        linkUntil: found.linkUntil?.toISOString() ?? null,
        mayTakeLink: found.linkUntil !== null && found.linkFor === operator.operatorId,
      };
    },
    addOperator: actHandler(
      platform,
      operatorActs.addOperator,
      ({ body }: Parameters<ConsoleHandlers['addOperator']>[0]) => body.input,
    ),
    setOperatorRoles: actHandler(platform, operatorActs.setOperatorRoles, (call) => ({
      ...ofOperator(call),
      ...call.body.input,
    })),
    endOperatorSessions: actHandler(platform, operatorActs.endOperatorSessions, (call) => ({
      ...ofOperator(call),
      ...call.body.input,
    })),
    resetOperator: actHandler(platform, operatorActs.resetOperator, ofOperator),
    setOperatorActive: actHandler(platform, operatorActs.setOperatorActive, (call) => ({
      ...ofOperator(call),
      ...call.body.input,
    })),
    takeOperatorLink: async ({ params: { name }, operator, address }) => {
      const { link, endsAt } = await takeLink(platform, { name, operator, address });
      return { link, endsAt: endsAt.toISOString() };
    },
  };
};
