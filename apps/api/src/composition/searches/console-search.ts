import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../call/operator/console-call.ts';
import { searchCampaigns } from '../../modules/campaign/module.ts';
import { searchBenefits, searchOrders } from '../../modules/exchange/module.ts';
import { searchTickets } from '../../modules/feedback/module.ts';
import { searchGroups } from '../../modules/group/module.ts';
import { searchRows } from '../../modules/ledger/module.ts';
import { searchPartners } from '../../modules/partner/module.ts';
import { searchParticipations } from '../../modules/task/module.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

type Found = ConsoleDataOf<'searchObjects'>['items'][number];
type Search = (db: Connection, text: string, limit: number) => Promise<Omit<Found, 'kind'>[]>;

const MOST_OF_A_KIND = 5;

/** Exact numbers and codes come before names. */
const searches: readonly (readonly [Found['kind'], Search])[] = [
  ['order', searchOrders],
  ['ticket', searchTickets],
  ['participation', searchParticipations],
  ['transfer', searchRows],
  ['group', searchGroups],
  ['benefit', searchBenefits],
  ['campaign', searchCampaigns],
  ['partner', searchPartners],
];

/** The console's search over the areas that have no list of their own in it (rule 14.67). */
export const searchConsole = ({ database: { read } }: Platform): Pick<ConsoleHandlers, 'searchObjects'> => ({
  searchObjects: async ({ query }) => {
    const text = query.text.trim();
    const found = await Promise.all(
      searches.map(async ([kind, search]) =>
        (await search(read, text, MOST_OF_A_KIND)).map((each): Found => ({ kind, ...each })),
      ),
    );
    return { items: found.flat() };
  },
});
