import type { TopicRef } from '@yayan/api-client';
import classes from './Lists.module.css';

/** 「第一天：我的早晨 · 今早吃了什么」. */
export function WhereLine({ where }: { where: TopicRef }) {
  return (
    <span className={classes['where']}>
      {where.topicTitle} · {where.sectionTitle}
    </span>
  );
}
