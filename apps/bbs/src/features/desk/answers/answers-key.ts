import type { ListHostResponsesParams } from '@yayan/api-client';

const root = 'desk-answers';

/** The query key of a filter's answers. Live events don't refetch them: the desk announces new answers instead. */
export const answersKey = (params?: ListHostResponsesParams) => (params ? [root, params] : [root]);
