import type { CoinCauseKind } from '@yayan/contract';
import { validate as isUuid } from 'uuid';
import { recordLinks } from '../../modules/campaign/module.ts';
import { ownPollLinks } from '../../modules/content/module.ts';
import { ticketIds } from '../../modules/feedback/module.ts';
import type { CausesOf } from '../../modules/ledger/api.ts';

interface CauseObject {
  kind: string;
  id: string;
}

/** The object of each kind of cause, if every cause of the kind has one. */
const objects: Readonly<Record<CoinCauseKind, ((id: string) => CauseObject) | null>> = {
  participation: (id) => ({ kind: 'participation', id }),
  checkin: null,
  exchange: (id) => ({ kind: 'order', id }),
  exchangeRefund: (id) => ({ kind: 'order', id }),
  invite: null,
  correction: null,
  welcome: null,
  campaign: null,
  // Its participation leads to the task, and the task to the group (rule 14.83).
  group: null,
  course: (id) => ({ kind: 'course', id }),
  award: (id) => ({ kind: 'award', id: id.slice(0, '2026-11'.length) }),
};

/** Finds the result, order, ticket, campaign or content of each row of coins, credit or quality (rule 14.90). */
export const causeObjects: CausesOf = async (db, memberId, rows) => {
  const idsOf = (wanted: CoinCauseKind): string[] => [
    ...new Set(rows.flatMap(({ cause: { kind, id } }) => (kind === wanted ? [id] : []))),
  ];
  const tickets = await ticketIds(
    db,
    memberId,
    idsOf('correction').filter((id) => isUuid(id)),
  );
  const given = idsOf('campaign');
  const campaigns = await recordLinks(db, given);
  const polls = await ownPollLinks(db, memberId, given);
  const objectOf = (kind: CoinCauseKind, id: string): CauseObject | null => {
    if (kind === 'correction') return tickets.has(id) ? { kind: 'ticket', id } : null;
    if (campaigns.has(id)) return { kind: 'campaign', id };
    if (polls.has(id)) return { kind: 'poll', id };
    return objects[kind]?.(id) ?? null;
  };
  return rows.map((row) => {
    const { kind, id, title } = row.cause;
    // The title of a group's reward is its name.
    const shown = kind === 'group' ? '讨论小组' : title;
    return { row, cause: { kind, title: shown, object: objectOf(kind, id) } };
  });
};
