import type { Platform } from '../../../../platform/platform.ts';
import { membersOfMobiles } from '../../../identity/module.ts';
import type { MessageData, NewMessage } from '../../../message/api.ts';
import type { GroupDeps } from '../deps.ts';
import type { GroupRow, MemberRow } from '../group/group-store.ts';
import { type GroupText, insertTexts } from './text-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** The messages that a group writes to its people. */
type GroupEvent =
  | 'groupInvited'
  | 'groupOpened'
  | 'groupTopicsOpened'
  | 'groupFollowedUp'
  | 'groupClosed'
  | 'groupAnswerRemoved'
  | 'groupFilesRemoved'
  | 'groupLeft';

/** The parts that notices need. */
export type NoticeDeps = Pick<GroupDeps, 'messages' | 'texts'> & Pick<Platform, 'clock' | 'random'>;

/** A person to write to. */
export type Addressee = Pick<MemberRow, 'id' | 'member_id' | 'mobile_index' | 'texts_agreed_at'>;

/** One message, with its words for each person. */
export interface Notice<Event extends GroupEvent, Person extends Addressee> {
  event: Event;
  /** The key of the message for one person, so that they get it once (rule 7.5). */
  keyOf: (person: Person) => string;
  dataOf: (person: Person) => MessageData<Event>;
  /** The text message to a guest, after the group's name. Without it guests get none. */
  text?: Pick<GroupText, 'kind' | 'what'>;
}

/**
 * Writes to people of a group in the caller's transaction: to members on the site, to guests who agreed by text message
 * (rules 6.36 and 6.37).
 */
export async function notifyPeople<Event extends GroupEvent, Person extends Addressee>(
  tx: Tx,
  deps: NoticeDeps,
  { id: groupId }: Pick<GroupRow, 'id'>,
  people: readonly Person[],
  { event, keyOf, dataOf, text }: Notice<Event, Person>,
): Promise<void> {
  if (deps.messages === undefined || people.length === 0) return;
  const accounts = await membersOfMobiles(
    tx,
    people.map(({ mobile_index }) => mobile_index),
  );
  const guests: Person[] = [];
  const letters: NewMessage<Event>[] = [];
  for (const person of people) {
    const memberId = person.member_id ?? accounts.get(person.mobile_index);
    if (memberId === undefined) guests.push(person);
    else letters.push({ memberId, event, key: keyOf(person), data: dataOf(person) });
  }
  await deps.messages.writeAll(tx, letters);
  const texts = guests.flatMap((guest) =>
    guest.texts_agreed_at === null || text === undefined
      ? []
      : [{ personId: guest.id, key: keyOf(guest), ...text }],
  );
  await queueTexts(tx, deps, groupId, texts);
}

/**
 * Sends text messages when the transaction commits. It sends none if the operator hasn't configured them, and none
 * twice for the same key.
 */
export async function queueTexts(
  tx: Tx,
  { texts, clock, random }: Pick<NoticeDeps, 'texts' | 'clock' | 'random'>,
  groupId: string,
  wanted: readonly GroupText[],
): Promise<void> {
  if (texts?.isOn !== true || wanted.length === 0) return;
  const rows = wanted.map((each) => ({ ...each, id: random.uuid() }));
  if (await insertTexts(tx, groupId, rows, clock.now())) await texts.queueIn(tx, groupId);
}
