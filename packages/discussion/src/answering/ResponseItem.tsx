import type { GroupResponse } from '@yayan/api-client';
import { ResponseThread } from '@yayan/ui';
import type { ReactNode } from 'react';
import { FollowUps } from '../follow-ups/FollowUps.tsx';
import { MediaGrid } from '../media/MediaGrid.tsx';
import { ANSWER } from '../quotes/selected-words.ts';
import classes from './ResponseItem.module.css';
import { responseDetails } from './response-details.ts';

/** An answer with its follow-ups. `children` are the actions below it. */
export function ResponseItem({ response, children }: { response: GroupResponse; children?: ReactNode }) {
  const { author, content, attachments, deleted, mine } = response;
  return (
    <div id={response.id} {...{ [ANSWER]: response.id }} className={classes['root']} data-mine={mine}>
      <ResponseThread
        author={mine ? { ...author, name: `${author.name}（我）` } : author}
        about={responseDetails(response)}
        text={deleted ? removedText(deleted.reason) : content}
      >
        <MediaGrid media={attachments} caption={author.name} />
        <FollowUps response={response} />
        {children}
      </ResponseThread>
    </div>
  );
}

const removedText = (reason: string): string =>
  reason ? `主持人删除了这条回答：${reason}` : '主持人删除了这条回答';
