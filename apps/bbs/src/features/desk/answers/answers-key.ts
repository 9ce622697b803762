import type { ListHostResponsesParams } from '@yayan/api-client';

const root = 'desk-answers';

/** Where the answers of a filter are kept. Live news don't refetch them: the desk announces what is new. */
export const answersKey = (params?: ListHostResponsesParams) => (params ? [root, params] : [root]);
