import type { ListHostResponsesParams, ListResponseWordsParams } from '@yayan/api-client';

/**
 * The filter for counts and downloads, without the fields of the list: order, cursor and chosen answers. It leaves out deleted
 * answers.
 */
export const plainFilter = ({
  order: _order,
  deleted: _deleted,
  responseIds: _ids,
  cursor: _cursor,
  limit: _limit,
  ...filter
}: ListHostResponsesParams): ListResponseWordsParams => filter;
