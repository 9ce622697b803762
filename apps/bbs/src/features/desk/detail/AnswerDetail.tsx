import { GroupRole, type HostResponse } from '@yayan/api-client';
import { useQuotePick } from '@yayan/discussion';
import { Alert, Avatar, Button, formatMoment, Link } from '@yayan/ui';
import { type RefObject, useState } from 'react';
import type { useDeskActions } from '../actions/use-desk-actions.ts';
import { AnswerBar } from './AnswerBar.tsx';
import classes from './AnswerDetail.module.css';
import { AnswerFiles } from './AnswerFiles.tsx';
import { AnswerTags } from './AnswerTags.tsx';
import { AnswerText } from './AnswerText.tsx';
import { AskBox } from './AskBox.tsx';
import { AuthorVote } from './AuthorVote.tsx';
import { CountAnswer } from './CountAnswer.tsx';
import type { SelectedRange } from '../actions/selected-range.ts';
import { Thread } from './Thread.tsx';

interface AnswerDetailProps {
  answer: HostResponse;
  role: GroupRole;
  actions: ReturnType<typeof useDeskActions>;
  tagField: RefObject<HTMLInputElement | null>;
  askField: RefObject<HTMLTextAreaElement | null>;
  /** The initial text of a follow-up. */
  template: string | undefined;
  onClose: () => void;
  /** Opens the answer before or after in the list; undefined at its ends. */
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
  /** Opens the next unread answer. */
  onUnread: () => void;
  onPerson: (memberId: string) => void;
  onRemove: (id: string) => void;
  onRestore: (id: string) => void;
  onChanged: (id: string) => Promise<void>;
}

/** One answer with its question, its author, its tags and notes, and its thread. */
export function AnswerDetail(props: AnswerDetailProps) {
  const { answer, role, actions, tagField, askField, onClose, onBefore, onAfter, onUnread } = props;
  const { template, onPerson, onRemove, onRestore, onChanged } = props;
  const { id, author, where, question, deleted, attributes } = answer;
  const [passage, setPassage] = useState<SelectedRange>();
  const pick = useQuotePick();
  const isHost = role === GroupRole.Host;
  const mayTag = isHost && !deleted;
  return (
    <article className={classes['root']} aria-label={`${author.name}的回答`}>
      <AnswerBar
        answer={answer}
        isHost={isHost}
        onClose={onClose}
        onBefore={onBefore}
        onAfter={onAfter}
        onUnread={onUnread}
        onStar={() => void actions.star(answer)}
        onRemove={() => onRemove(id)}
        onRestore={() => onRestore(id)}
      />
      <header className={classes['head']}>
        <p className={classes['where']}>
          <Link href={`/topic/${where.topicId}#${where.sectionId}`}>{where.topicTitle}</Link> ·{' '}
          {where.sectionTitle}
        </p>
        <p className={classes['question']}>{question}</p>
        <div className={classes['author']}>
          <Avatar name={author.name} src={author.avatar} size={40} />
          <div>
            <b>{author.name}</b>
            <p className={classes['about']}>
              {[
                ...attributes.map(({ value }) => value),
                formatMoment(answer.createdAt),
                ...(answer.editedAt ? [`改过 ${answer.wording} 次`] : []),
              ].join(' · ')}
            </p>
          </div>
          <Button variant="subtle" onClick={() => onPerson(author.id)}>
            TA 的全部回答
          </Button>
        </div>
        <AuthorVote author={author} where={where} />
      </header>
      {deleted ? (
        <Alert color="seal" title="这条回答已删除">
          {formatMoment(deleted.at)}
          {deleted.reason ? `，原因：${deleted.reason}` : ''}。30 天内可以恢复。
        </Alert>
      ) : (
        <AnswerText answer={answer} chosen={passage} onSelect={mayTag ? setPassage : undefined} />
      )}
      <CountAnswer
        key={id}
        answer={answer}
        onCount={isHost ? (counts) => actions.count(id, counts) : undefined}
      />
      <AnswerFiles files={answer.attachments} />
      <AnswerTags
        answer={answer}
        passage={passage}
        onDropPassage={() => setPassage(undefined)}
        field={tagField}
        onTag={mayTag ? (tagging) => actions.tag([id], tagging) : undefined}
        onQuote={(range) => actions.quote(answer, range)}
        onAskWith={({ start, end }) => {
          pick?.pick({
            responseId: id,
            sectionId: where.sectionId,
            author: author.name,
            text: answer.content.slice(start, end),
          });
          askField.current?.focus();
        }}
      />
      <Thread answer={answer} />
      {deleted ? null : (
        <AskBox
          answer={answer}
          role={role}
          field={askField}
          initial={template}
          onSent={() => onChanged(id)}
        />
      )}
    </article>
  );
}
