/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { MessageKind } from './messageKind.ts';

export type ListMessagesParams = {
/**
 * The `nextCursor` of the previous page.
 * @maxLength 200
 */
cursor?: CursorParameter;
/**
 * Number of items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Only this message, for /home/message/{id}.
 */
id?: Id;
/**
 * Only messages of this kind.
 */
kind?: MessageKind;
/**
 * Only unread ones.
 */
unread?: boolean;
};
