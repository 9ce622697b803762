import {
  type FollowUp,
  FollowUpAudience,
  FollowUpKind,
  getFollowUpThread,
  type HostResponse,
} from '@yayan/api-client';
import { useQuery } from '@tanstack/react-query';
import { QuoteBlock } from '@yayan/discussion';
import { Avatar, Button, formatPast, Probe } from '@yayan/ui';
import { useState } from 'react';
import { AnswerFiles } from './AnswerFiles.tsx';
import classes from './Thread.module.css';

const badgeOf = ({ kind, audience, mustAnswer, answered }: FollowUp): string | undefined => {
  if (kind === FollowUpKind.Note) return undefined;
  const words = [
    mustAnswer ? (answered ? '已回复' : '待回复') : undefined,
    audience === FollowUpAudience.Author ? '仅 TA 可见' : undefined,
  ].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(' · ') : undefined;
};

/** The most entries of a thread that are loaded. */
const MOST = 100;

/** The thread under an answer: follow-ups, replies and internal notes, oldest first. */
export function Thread({ answer }: { answer: HostResponse }) {
  const [whole, setWhole] = useState(false);
  const { id, followUps, followUpCount } = answer;
  const thread = useQuery({
    queryKey: ['desk-thread', id, followUpCount],
    queryFn: async ({ signal }) => await getFollowUpThread({ responseId: id, limit: MOST }, { signal }),
    enabled: whole,
  });
  const items = thread.data?.items ?? followUps;
  if (followUpCount === 0) return null;
  return (
    <section className={classes['root']} aria-label="追问与回复">
      {items.map((item) =>
        item.kind === FollowUpKind.Reply ? (
          <div key={item.id} className={classes['reply']}>
            <Avatar name={item.author.name} src={item.author.avatar} size={28} />
            <div>
              <b>{item.author.name}</b> <span className={classes['about']}>{formatPast(item.createdAt)}</span>
              {item.quote ? <QuoteBlock quote={item.quote} /> : null}
              <p className={classes['text']}>{item.content}</p>
              <AnswerFiles files={item.attachments} />
            </div>
          </div>
        ) : (
          <Probe
            key={item.id}
            who={
              item.kind === FollowUpKind.Note ? `${item.author.name} · 内部备注` : `${item.author.name} 追问`
            }
            badge={badgeOf(item)}
            kind={item.kind === FollowUpKind.Note ? 'note' : 'host'}
          >
            {item.quote ? <QuoteBlock quote={item.quote} /> : null}
            <p className={classes['text']}>{item.content}</p>
            <AnswerFiles files={item.attachments} />
          </Probe>
        ),
      )}
      {items.length < Math.min(followUpCount, MOST) ? (
        <Button variant="subtle" loading={thread.isFetching} onClick={() => setWhole(true)}>
          查看全部 {followUpCount} 条
        </Button>
      ) : null}
    </section>
  );
}
