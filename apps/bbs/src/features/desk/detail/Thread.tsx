import { type FollowUp, FollowUpAudience, FollowUpKind, type HostResponse } from '@yayan/api-client';
import { LongThread, QuoteBlock } from '@yayan/discussion';
import { Avatar, formatPast, Probe } from '@yayan/ui';
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

/** The thread under an answer: follow-ups, replies and internal notes, oldest first. */
export function Thread({ answer }: { answer: HostResponse }) {
  if (answer.followUpCount === 0) return null;
  return (
    <section className={classes['root']} aria-label="追问与回复">
      <LongThread response={answer} render={(entry) => <Entry entry={entry} />} />
    </section>
  );
}

function Entry({ entry }: { entry: FollowUp }) {
  const { id, kind, author, createdAt, quote, content, attachments } = entry;
  const said = (
    <>
      {quote ? <QuoteBlock quote={quote} /> : null}
      <p className={classes['text']}>{content}</p>
      <AnswerFiles files={attachments} />
    </>
  );
  if (kind === FollowUpKind.Reply)
    return (
      <div id={id} className={classes['reply']}>
        <Avatar name={author.name} src={author.avatar} size={28} />
        <div>
          <b>{author.name}</b> <span className={classes['about']}>{formatPast(createdAt)}</span>
          {said}
        </div>
      </div>
    );
  const isNote = kind === FollowUpKind.Note;
  return (
    <div id={id}>
      <Probe
        who={isNote ? `${author.name} · 内部备注` : `${author.name} 追问`}
        badge={badgeOf(entry)}
        kind={isNote ? 'note' : 'host'}
      >
        {said}
      </Probe>
    </div>
  );
}
