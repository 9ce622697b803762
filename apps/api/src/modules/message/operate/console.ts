import { MessageKind } from '@yayan/contract';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { cutPage, UUID } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSentMessages } from './sent-message-store.ts';

/**
 * The console's list of a member's messages, newest first (rule 14.64). Those of discussion groups are left out: they
 * would show which pseudonym the member has.
 */
export const messageConsole = ({
  database: { read },
}: Platform): Pick<ConsoleHandlers, 'listOperatorMemberMessages'> => ({
  listOperatorMemberMessages: async ({ params, query: { cursor, limit = 20 } }) => {
    if (cursor !== undefined && !UUID.test(cursor)) refuse('FIELD_WRONG', { field: 'query.cursor' });
    const asked = { memberId: params.id, without: MessageKind.Group, most: limit + 1 };
    const rows = await readSentMessages(read, { ...asked, ...(cursor !== undefined && { before: cursor }) });
    const { items, nextCursor } = cutPage(rows, limit, ({ id }) => id);
    return {
      items: items.map(({ id, kind, title, body, created_at: createdAt, read_at: readAt }) => ({
        id,
        kind: kind as MessageKind,
        title,
        body,
        createdAt: createdAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      })),
      nextCursor,
    };
  },
});
