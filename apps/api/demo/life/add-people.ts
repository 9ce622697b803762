import type { Platform } from '../../src/platform/platform.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import { AGREEMENT_VERSION } from '../../src/modules/legal/module.ts';
import { newMemberCode } from '../../src/modules/identity/account/member-code.ts';
import { openingPosting } from '../../src/modules/ledger/posting/ledger.ts';
import { nicknameKey } from '../../src/modules/member/profile/nickname.ts';
import type { Person } from './people.ts';
import { postInRounds } from './post-in-rounds.ts';

const DAY_MS = 86_400_000;

/** When a person joined. */
export const joinedAt = ({ joinedDaysAgo }: Person, now: Date): Date =>
  new Date(now.getTime() - joinedDaysAgo * DAY_MS);

/** Adds the people as joining adds one, with a statement for each table. False if they are there already. */
export async function addPeople(
  { cipher, random, clock }: Platform,
  tx: Tx,
  people: readonly Person[],
): Promise<boolean> {
  const now = clock.now();
  const added = await tx
    .insertInto('members')
    .values(
      people.map((person) => ({
        id: person.id,
        mobile_sealed: cipher.seal(person.mobile),
        mobile_index: cipher.blindIndex(person.mobile),
        member_code: newMemberCode(random),
        joined_at: joinedAt(person, now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (added.length < people.length) return false;
  await tx
    .insertInto('consents')
    .values(
      people.map(({ id }) => ({
        member_id: id,
        document: 'agreement',
        version: AGREEMENT_VERSION,
        agreed_at: now,
      })),
    )
    .execute();
  await tx
    .insertInto('profiles')
    .values(
      people.map((person) => ({
        member_id: person.id,
        nickname: person.nickname,
        nickname_key: nicknameKey(person.nickname),
        updated_at: joinedAt(person, now),
      })),
    )
    .execute();
  await tx
    .insertInto('newcomer_steps')
    .values(
      people.map((person) => ({ member_id: person.id, step: 'mobile', done_at: joinedAt(person, now) })),
    )
    .execute();
  await postInRounds(
    tx,
    people.map((person) => openingPosting(person.id, joinedAt(person, now))),
  );
  return true;
}
