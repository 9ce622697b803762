import { countGuest, deleteGuest, findGuest, insertGuest } from './guest-store.ts';
import type { PartnerDeps } from '../partner-deps.ts';

/**
 * The guest of an agent's person; undefined if they are new and `cap` people were admitted already. Concurrent calls
 * never admit more. A known person is always admitted.
 */
export async function admitGuest(
  { database, random, clock }: PartnerDeps,
  { scope, personIndex, cap }: { scope: string; personIndex: string; cap: number },
): Promise<string | undefined> {
  const known = await findGuest(database.read, scope, personIndex);
  if (known !== undefined) return known;
  return await database.transaction(async (tx) => {
    const guestId = random.uuid();
    const isNew = await insertGuest(tx, { scope, personIndex, guestId, at: clock.now() });
    if (!isNew) return await findGuest(tx, scope, personIndex);
    if (await countGuest(tx, scope, cap)) return guestId;
    await deleteGuest(tx, guestId);
    return undefined;
  });
}
