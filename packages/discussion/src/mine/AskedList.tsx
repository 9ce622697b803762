import type { TopicAskedItem } from '@yayan/api-client';
import { useListAskedFollowUpsInfinite } from '@yayan/api-client/react';
import { ButtonLink, EmptyState } from '@yayan/ui';
import { FollowUpItem } from '../follow-ups/FollowUpItem.tsx';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { ListOf } from './ListOf.tsx';
import classes from './Lists.module.css';
import { WhereLine } from './WhereLine.tsx';

/** 追问我的: what hosts asked the respondent, unanswered first (rule 6.11). */
export function AskedList() {
  const list = useListAskedFollowUpsInfinite();
  return (
    <ListOf list={list} empty={<EmptyState content="追问" hint="主持人追问你时，会出现在这里。" />}>
      {list.items.map((item) => (
        <Asked key={item.followUp.id} item={item} />
      ))}
    </ListOf>
  );
}

function Asked({ item }: { item: TopicAskedItem }) {
  const { where, followUp, excerpt, answered } = item;
  const { threadHref } = useDiscussionPlace();
  const isOwed = followUp.mustAnswer && !answered;
  return (
    <li className={classes['item']}>
      <WhereLine where={where} />
      <p className={classes['mine']}>我的回答：{excerpt}</p>
      <FollowUpItem followUp={followUp} isMyAnswer />
      <div className={classes['actions']}>
        <ButtonLink
          href={threadHref({ topicId: where.topicId, responseId: followUp.responseId })}
          variant={isOwed ? 'filled' : 'light'}
        >
          {isOwed ? '去回答' : '看看这段对话'}
        </ButtonLink>
      </div>
    </li>
  );
}
