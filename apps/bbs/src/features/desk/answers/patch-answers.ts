import type { QueryClient } from '@tanstack/react-query';
import type { HostResponse } from '@yayan/api-client';
import { answersKey } from './answers-key.ts';
import type { AnswerPages } from './use-answers.ts';

/** Changes loaded answers in place; undefined removes an answer. */
export const patchAnswers = (
  client: QueryClient,
  ids: ReadonlySet<string>,
  change: (answer: HostResponse) => HostResponse | undefined,
): void => {
  client.setQueriesData<AnswerPages>({ queryKey: answersKey() }, (data) => {
    if (!data?.pages.some(({ items }) => items.some(({ id }) => ids.has(id)))) return data;
    let gone = 0;
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.flatMap((item) => {
        const next = ids.has(item.id) ? change(item) : item;
        if (next === undefined) gone += 1;
        return next ?? [];
      }),
    }));
    return { ...data, pages: pages.map((page) => ({ ...page, total: Math.max(0, page.total - gone) })) };
  });
};
