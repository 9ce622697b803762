import { contentActsByName } from './acts/content-acts-by-name.ts';
import { exchangeActsByName } from './acts/exchange-acts-by-name.ts';
import { memberActsByName } from './acts/member-acts-by-name.ts';
import { pagesByName } from './acts/pages-by-name.ts';
import { partnerActsByName } from './acts/partner-acts-by-name.ts';
import type { SearchedAct } from './acts/searched-act.ts';
import { systemActsByName } from './acts/system-acts-by-name.ts';
import { taskActsByName } from './acts/task-acts-by-name.ts';

/** Acts by name, each with the list of the objects that it is done on; then pages by name. */
export const searchedActs: readonly SearchedAct[] = [
  ...taskActsByName,
  ...memberActsByName,
  ...exchangeActsByName,
  ...partnerActsByName,
  ...contentActsByName,
  ...systemActsByName,
  ...pagesByName,
];
