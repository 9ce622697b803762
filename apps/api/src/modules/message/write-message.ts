import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishToMember } from './live-stream.ts';
import { insertDelivery } from './delivery-store.ts';
import { insertMessage } from './message-store.ts';
import { type MessageData, type MessageEvent, templates } from './templates/templates.ts';
import type { MessageText } from './templates/template.ts';

/** One event to tell a member of. */
export interface NewMessage<Event extends MessageEvent> {
  memberId: string;
  event: Event;
  /** Names the cause, for example `order:<id>:<move>`. A member gets one message for each key (rule 7.5). */
  key: string;
  data: MessageData<Event>;
}

/** Events whose messages are mailed when they are written (`writeByMailToo`). */
const MAILED_AT_ONCE: ReadonlySet<MessageEvent> = new Set(['accountChanged', 'idChecked']);

/** What a message said. */
export interface Written extends MessageText {
  id: string;
}

/** The one way in which areas write to members. */
export interface Messages {
  /**
   * Writes a message in the transaction of its cause. Open pages hear of it when that commits. Returns undefined, and
   * does nothing, when the key was used before.
   */
  write<Event extends MessageEvent>(
    tx: Transaction<Schema>,
    message: NewMessage<Event>,
  ): Promise<Written | undefined>;
}

/** Makes the function with which other areas write to members. */
export function createMessages(platform: Pick<Platform, 'events' | 'clock' | 'random'>): Messages {
  return {
    write: async (tx, { memberId, event, key, data }) => {
      const { kind, text } = templates[event];
      // The event's own data, as the type of `NewMessage` says; a union of templates accepts none.
      const said = (text as (given: typeof data) => MessageText)(data);
      const id = platform.random.uuid();
      const at = platform.clock.now();
      const row = {
        member_id: memberId,
        id,
        kind,
        ...said,
        link: said.link ?? null,
        cause_key: key,
        created_at: at,
      };
      if (!(await insertMessage(tx, row))) return undefined;
      if (!MAILED_AT_ONCE.has(event))
        await insertDelivery(tx, { member_id: memberId, message_id: id, created_at: at });
      await publishToMember(platform, tx, memberId, { kind: 'message', subjectId: id });
      return { id, ...said };
    },
  };
}
