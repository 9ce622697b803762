import type { Step, Steps } from '../../platform/database/cte-chain.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertMessagesSteps, insertMessages, type MessageWithEvent } from './batch-store.ts';
import { newsOf, publishToMember } from './live-stream.ts';
import { insertDelivery } from './delivery-store.ts';
import { insertMessage, type MessageRow } from './message-store.ts';
import { type MessageData, type MessageEvent, templates } from './templates/templates.ts';
import type { MessageText } from './templates/template.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A message to write: an event for one member. */
export interface NewMessage<Event extends MessageEvent> {
  memberId: string;
  event: Event;
  /** Identifies the cause, for example `order:<id>:<move>`. A member gets one message for each key (rule 7.5). */
  key: string;
  data: MessageData<Event>;
}

/** Events whose messages are mailed when they are written (`writeByMailToo`). */
const MAILED_AT_ONCE: ReadonlySet<MessageEvent> = new Set<MailedAtOnce>(['accountChanged', 'idChecked']);

type MailedAtOnce = 'accountChanged' | 'idChecked';
/** Events that can be written to many members at once: none of those mailed at once. */
type BatchEvent = Exclude<MessageEvent, MailedAtOnce>;

/** How many messages one statement writes. */
const BATCH = 500;

/** The text of a written message, and its id. */
export interface WrittenMessage extends MessageText {
  id: string;
}

/** A message that is not stored yet. */
type UnstoredMessage = Omit<MessageRow, 'read_at'> & { member_id: string; cause_key: string };

/** The only way in which areas write to members. */
export interface Messages {
  /**
   * Writes a message in the transaction of its cause. The member's open pages are notified after the commit. If the key
   * was used before, it does nothing and returns undefined.
   */
  write<Event extends MessageEvent>(tx: Tx, message: NewMessage<Event>): Promise<WrittenMessage | undefined>;
}

/** The same for an event that concerns thousands of members. */
export interface MessageBatches extends Messages {
  /** Writes these messages, 500 in one statement. Like `write`, it skips a message if its key was used before. */
  writeAll<Event extends BatchEvent>(tx: Tx, messages: readonly NewMessage<Event>[]): Promise<void>;
  /**
   * Steps of a CTE chain that write the messages of those members whose `member_id` the step `behind` returns. After
   * the commit the caller must wake the servers.
   */
  steps<Event extends BatchEvent>(messages: readonly NewMessage<Event>[], behind: Step): Steps;
}

/** Makes the functions with which other areas write to members. */
export function createMessages(platform: Pick<Platform, 'events' | 'clock' | 'random'>): MessageBatches {
  const { events, clock, random } = platform;
  const rowOf = <Event extends MessageEvent>({
    memberId,
    event,
    key,
    data,
  }: NewMessage<Event>): UnstoredMessage => {
    const { kind, text } = templates[event];
    // Pass the event's own data, as the type of `NewMessage` guarantees. TypeScript can't call a union of templates.
    const { title, body, link = null } = (text as (given: typeof data) => MessageText)(data);
    const said = { title, body, link, cause_key: key, created_at: clock.now() };
    return { member_id: memberId, id: random.uuid(), kind, ...said };
  };
  const withEvent = <Event extends BatchEvent>(message: NewMessage<Event>): MessageWithEvent => {
    const row = rowOf(message);
    return { ...row, ...newsOf(clock, row.member_id, { kind: 'message', subjectId: row.id }) };
  };
  return {
    write: async (tx, message) => {
      const row = rowOf(message);
      const { id, member_id, title, body, link, created_at } = row;
      if (!(await insertMessage(tx, row))) return undefined;
      if (!MAILED_AT_ONCE.has(message.event))
        await insertDelivery(tx, { member_id, message_id: id, created_at });
      await publishToMember(platform, tx, member_id, { kind: 'message', subjectId: id });
      return { id, title, body, ...(link !== null && { link }) };
    },
    writeAll: async (tx, messages) => {
      for (let from = 0; from < messages.length; from += BATCH) {
        await insertMessages(tx, messages.slice(from, from + BATCH).map(withEvent));
      }
      if (messages.length > 0) events.wakeAfter(tx);
    },
    steps: (messages, behind) => insertMessagesSteps(messages.map(withEvent), behind),
  };
}
