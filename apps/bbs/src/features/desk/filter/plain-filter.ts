import type { ListHostResponsesParams, ListResponseWordsParams } from '@yayan/api-client';

/**
 * A filter without the parts that only a list uses: its order and place. Deleted answers are neither counted nor downloaded.
 */
export const plainFilter = ({
  order: _order,
  deleted: _deleted,
  responseIds: _ids,
  cursor: _cursor,
  limit: _limit,
  ...filter
}: ListHostResponsesParams): ListResponseWordsParams => filter;
