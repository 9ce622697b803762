import { useListAnsweredSectionsInfinite } from '@yayan/api-client/react';
import { ButtonLink, EmptyState } from '@yayan/ui';
import { ResponseItem } from '../answering/ResponseItem.tsx';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { ListOf } from './ListOf.tsx';
import classes from './Lists.module.css';
import { WhereLine } from './WhereLine.tsx';

/** 已回答: the respondent's own answers, newest first (rule 6.11). */
export function AnsweredList() {
  const { threadHref } = useDiscussionPlace();
  const list = useListAnsweredSectionsInfinite();
  return (
    <ListOf list={list} empty={<EmptyState content="回答" hint="回答过的问题会出现在这里。" />}>
      {list.items.map(({ where, response }) => (
        <li key={response.id} className={classes['plain']}>
          <WhereLine where={where} />
          <ResponseItem response={response} />
          <div className={classes['actions']}>
            <ButtonLink
              href={threadHref({ topicId: where.topicId, responseId: response.id })}
              variant="light"
            >
              {response.editable ? '查看或修改' : '查看'}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ListOf>
  );
}
