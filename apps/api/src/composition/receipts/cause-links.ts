import type { CoinCauseKind } from '@yayan/contract';
import { validate as isUuid } from 'uuid';
import { recordLinks } from '../../modules/campaign/module.ts';
import { ownPollLinks } from '../../modules/content/module.ts';
import type { LinksOf } from '../../modules/ledger/api.ts';
import { ticketIds } from '../../modules/feedback/module.ts';
import { resultLinks } from '../../modules/task/module.ts';

/** The page of each kind of cause: one page for the whole kind, or a page by the cause's id. */
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
  course: (id) => `/course/${id}`,
  award: (id) => `/appraise?month=${id.slice(0, 7)}`,
};

/** Finds the result, order or page of each row of coins, credit or quality; null if there is none. */
export const causeLinks: LinksOf = async (db, memberId, causes) => {
  const ids = causes
    .filter(({ kind, id }) => (kind === 'participation' || kind === 'group') && isUuid(id))
    .map(({ id }) => id);
  const results = await resultLinks(db, memberId, [...new Set(ids)]);
  const corrected = causes.filter(({ kind, id }) => kind === 'correction' && isUuid(id)).map(({ id }) => id);
  const tickets = await ticketIds(db, memberId, corrected);
  const given = [...new Set(causes.filter(({ kind }) => kind === 'campaign').map(({ id }) => id))];
  const campaigns = new Map([
    ...(await recordLinks(db, given)),
    ...(await ownPollLinks(db, memberId, given)),
  ]);
  return causes.map(({ kind, id }) =>
    tickets.has(id)
      ? `/home/feedback/${id}`
      : (results.get(id) ??
        (kind === 'campaign' ? campaigns.get(id) : undefined) ??
        pages[kind]?.(id) ??
        null),
  );
};
