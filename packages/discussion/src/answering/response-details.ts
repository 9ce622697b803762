import type { GroupResponse } from '@yayan/api-client';
import { formatPast } from '@yayan/ui';

/** 「2 小时前 · 已修改 · 主持人已看」. */
export const responseDetails = (
  { createdAt, editedAt, mine, seenByHost }: GroupResponse,
  now = new Date(),
): string =>
  [formatPast(createdAt, now), editedAt ? '已修改' : undefined, mine && seenByHost ? '主持人已看' : undefined]
    .filter((part) => part !== undefined)
    .join(' · ');
