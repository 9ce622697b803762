import type { DataOf, QueryOf } from '@yayan/contract';
import type { Platform } from '../../../platform/platform.ts';
import { cutPage } from '../../../platform/page.ts';
import { balances } from '../posting/ledger.ts';
import type { LinksOf } from './cause-links-port.ts';
import { readLots, readLotSources } from './lot-store.ts';
import { versionOf } from './statement.ts';

/**
 * What a member's available coins consist of, the oldest first, or which of them spending would use (rule 4.28). Refuses
 * an invalid cursor with FIELD_WRONG.
 */
export async function coinLots(
  { platform: { database }, linksOf }: { platform: Pick<Platform, 'database'>; linksOf: LinksOf },
  memberId: string,
  { cursor, limit = 20, coins }: QueryOf<'listCoinLots'>,
): Promise<DataOf<'listCoinLots'>> {
  const db = database.read;
  const query = { memberId, coins };
  const after = cursor === undefined ? 0 : versionOf(cursor);
  const found = await readLots(db, query, { after, limit: limit + 1 });
  const { items, nextCursor } = cutPage(found, limit, ({ version }) => version.toString(36));
  const links = await linksOf(
    db,
    memberId,
    items.map(({ cause }) => cause),
  );
  return {
    items: items.map(({ id, cause, createdAt, amount, left, used }, index) => ({
      id,
      cause: { ...cause, link: links[index] ?? null },
      createdAt: createdAt.toISOString(),
      amount,
      left,
      used,
    })),
    nextCursor,
    available: (await balances(db, memberId)).coins,
    sources: await readLotSources(db, query),
  };
}
