import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { membersOfMobiles } from '../../identity/account/mobile-index.ts';
import type { MessageData } from '../../message/templates/templates.ts';
import type { GroupDeps } from '../deps.ts';
import type { MemberRow } from '../entry/group-store.ts';

/** What a group writes to its people about. */
type GroupEvent =
  | 'groupInvited'
  | 'groupOpened'
  | 'groupFollowedUp'
  | 'groupClosed'
  | 'groupAnswerRemoved'
  | 'groupFilesRemoved';

/** Whom to write to. */
export type Told = Pick<MemberRow, 'id' | 'member_id' | 'mobile_index'>;

/** One cause, and its words for each person. */
export interface Notice<Event extends GroupEvent, Person extends Told> {
  event: Event;
  /** Names the cause for one person, so that they hear of it once (rule 7.5). */
  keyOf: (person: Person) => string;
  dataOf: (person: Person) => MessageData<Event>;
}

/** Writes to people of a group in the transaction of the cause (rule 6.36). Guests without an account get nothing here. */
export async function tellPeople<Event extends GroupEvent, Person extends Told>(
  tx: Transaction<Schema>,
  { messages }: Pick<GroupDeps, 'messages'>,
  people: readonly Person[],
  { event, keyOf, dataOf }: Notice<Event, Person>,
): Promise<void> {
  if (messages === undefined || people.length === 0) return;
  const accounts = await membersOfMobiles(
    tx,
    people.map(({ mobile_index }) => mobile_index),
  );
  for (const person of people) {
    const memberId = person.member_id ?? accounts.get(person.mobile_index);
    if (memberId !== undefined)
      await messages.write(tx, { memberId, event, key: keyOf(person), data: dataOf(person) });
  }
}
