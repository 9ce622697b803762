import type { CoinCauseKind } from '@yayan/contract';
import { validate as isUuid } from 'uuid';
import type { LinksOf } from '../modules/ledger/statement/cause-links-port.ts';
import { resultLinks } from '../modules/task/results/result-links.ts';

/** The pages of causes that have one for all of their kind, or one by the cause's id. */
const pages: Readonly<Record<CoinCauseKind, ((id: string) => string) | null>> = {
  participation: null,
  checkin: () => '/home',
  exchange: (id) => `/home/exchange?order=${id}`,
  exchangeRefund: (id) => `/home/exchange?order=${id}`,
  invite: () => '/home/invite',
  correction: null,
  welcome: null,
  campaign: null,
  group: null,
};

/** Leads from a row of coins, credit or quality to the very result, order or page behind it. */
export const causeLinks: LinksOf = async (db, memberId, causes) => {
  const ids = causes.filter(({ kind, id }) => kind === 'participation' && isUuid(id)).map(({ id }) => id);
  const results = await resultLinks(db, memberId, [...new Set(ids)]);
  return causes.map(({ kind, id }) => results.get(id) ?? pages[kind]?.(id) ?? null);
};
