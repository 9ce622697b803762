import { searchWeight } from './search-weight.ts';
import { searchWords } from './search-words.ts';

/** How the search reads texts and orders hits. */
export const searchOptions = {
  options: { tokenize: searchWords },
  searchOptions: {
    // A number is searched as it stands: its neighbours are other errors.
    fuzzy: (term: string): number | false => (/^\d+$/u.test(term) ? false : 0.2),
    boostDocument: searchWeight,
  },
};
