import type { GroupAttachment } from '@yayan/api-client';
import { formatPast } from '@yayan/ui';

/** 「早起的阿木 · 今早吃了什么 · 2 小时前」. */
export const captionOf = ({ member, where, createdAt }: GroupAttachment, now = new Date()): string =>
  [member.name, where?.sectionTitle ?? '还没有提交', formatPast(createdAt, now)].join(' · ');
