import type { GroupCaller } from '../../../../call/caller.ts';
import type { ResponseFilter } from '../../discussion/guide/response-filter-store.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import type { Guide } from '../../discussion/guide/guide.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { type AttributeKey, readAttributeKeys } from './export-store.ts';
import { filterOf, filterWords, type TableQuery } from './filter-words.ts';
import type { DownloadFacts } from './group-workbook.ts';
import { identityModeOf, namesOf } from './respondent-names.ts';

/** The data of a table of filtered answers. */
export interface FilteredTable {
  visit: Visit;
  guide: Guide;
  filter: ResponseFilter;
  attributes: readonly AttributeKey[];
  names: ReturnType<typeof namesOf>;
  facts: DownloadFacts;
}

/** Opens a download of answers by the desk's filter. Refuses respondents with FORBIDDEN. */
export async function openFilteredTable(
  deps: GroupDeps,
  caller: GroupCaller,
  query: TableQuery,
  called: Pick<DownloadFacts, 'kind' | 'title'>,
): Promise<FilteredTable> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const guide = await guideOf(deps, visit);
  const identity = identityModeOf(visit, query.identity);
  const filter = filterOf(query);
  const names = namesOf(deps, visit.group.id, identity);
  const facts = {
    ...called,
    identity,
    filter: { ...filter },
    filterWords: await filterWords(db, visit, guide, filter, names),
  };
  return { visit, guide, filter, attributes: await readAttributeKeys(db, visit.group.id), names, facts };
}
