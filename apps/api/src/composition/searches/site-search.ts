import { type DataOf, SiteSearchKind } from '@yayan/contract';
import type { Call, Handlers } from '../../call/call.ts';
import { searchPublished } from '../../modules/campaign/module.ts';
import type { Exchange } from '../../modules/exchange/api.ts';
import { searchOffered, searchOwnOrders } from '../../modules/exchange/module.ts';
import { findHelp } from '../../modules/help/module.ts';
import { searchCoinRows } from '../../modules/ledger/module.ts';
import type { TaskDeps } from '../../modules/task/api.ts';
import { searchTasks } from '../../modules/task/module.ts';
import { plainText } from '../../platform/plain-text.ts';
import type { Platform } from '../../platform/platform.ts';

type Hit = DataOf<'searchSite'>['items'][number];
type Viewer = Parameters<typeof searchTasks>[1];

const MOST_OF_A_KIND = 5;
const none = { note: null, coins: null, at: null };

interface SearchDeps {
  platform: Platform;
  tasks: TaskDeps;
  exchange: Exchange;
}

/** A search over the areas (rule 10.37). Each area returns only what this caller may see. */
export const searchSite =
  (deps: SearchDeps): Handlers['searchSite'] =>
  async ({ caller, origin, query }: Call<'searchSite'>) => {
    const text = plainText(query.text);
    const simplified = text === query.text.trim().normalize('NFKC') ? null : text;
    if (text === '') return { simplified, items: [] };
    const [open, own] = await Promise.all([
      openHits(deps, text, caller === null ? '/help' : '/home/feedback/help'),
      caller === null ? [] : ownHits(deps, { memberId: caller.memberId, device: origin.device }, text),
    ]);
    return { simplified, items: [...open, ...own] };
  };

/** What anybody may see. */
async function openHits({ platform, exchange }: SearchDeps, text: string, helpPlace: string): Promise<Hit[]> {
  const { database, clock } = platform;
  const db = database.read;
  const [articles, benefits, campaigns] = await Promise.all([
    findHelp(platform, text, MOST_OF_A_KIND),
    searchOffered(exchange, text, MOST_OF_A_KIND),
    searchPublished(db, { text, now: clock.now(), limit: MOST_OF_A_KIND }),
  ]);
  return [
    ...articles.map(({ id, section, title, passage }): Hit => ({
      ...none,
      kind: SiteSearchKind.Help,
      link: `${helpPlace}/${section}/${id}`,
      title,
      note: passage,
    })),
    ...benefits.map(({ id, title, price }): Hit => ({
      ...none,
      kind: SiteSearchKind.Benefit,
      link: `/exchange/detail/${id}`,
      title,
      coins: price,
    })),
    ...campaigns.map(({ link, title, summary }): Hit => ({
      ...none,
      kind: SiteSearchKind.Campaign,
      link,
      title,
      note: summary,
    })),
  ];
}

/** What only this member sees: tasks of their wall, their own orders and coins. */
async function ownHits(
  { platform: { database }, tasks }: SearchDeps,
  viewer: Viewer,
  text: string,
): Promise<Hit[]> {
  const db = database.read;
  const [found, orders, rows] = await Promise.all([
    searchTasks(tasks, viewer, text, MOST_OF_A_KIND),
    searchOwnOrders(db, viewer.memberId, text, MOST_OF_A_KIND),
    searchCoinRows(db, viewer.memberId, text, MOST_OF_A_KIND),
  ]);
  return [
    ...found.map(({ hashId, title, coins }): Hit => ({
      ...none,
      kind: SiteSearchKind.Task,
      link: `/task/detail/${hashId}`,
      title,
      coins,
    })),
    ...orders.map(({ id, title, orderNumber, total, createdAt }): Hit => ({
      kind: SiteSearchKind.Order,
      link: `/home/exchange?order=${id}`,
      title,
      note: orderNumber,
      coins: total,
      at: createdAt.toISOString(),
    })),
    ...rows.map(({ id, title, coins, at }): Hit => ({
      ...none,
      kind: SiteSearchKind.Coins,
      link: `/home/gold?row=${id}`,
      title,
      coins,
      at: at.toISOString(),
    })),
  ];
}
