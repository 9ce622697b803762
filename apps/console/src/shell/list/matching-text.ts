import type { ListPage } from './list-types.ts';

/** How many match: 「128」, or 「10,000+」 where counting stopped. */
export const matchingText = ({ count = 0, countIsCapped = false }: Partial<ListPage<unknown>>): string =>
  `${count.toLocaleString('zh-CN')}${countIsCapped ? '+' : ''}`;
