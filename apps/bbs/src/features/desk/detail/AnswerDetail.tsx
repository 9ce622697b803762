import { GroupRole, type HostResponse } from '@yayan/api-client';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuotePick } from '@yayan/discussion';
import { ActionIcon, Alert, Avatar, Button, formatMoment, Link } from '@yayan/ui';
import { type RefObject, useState } from 'react';
import type { useDeskActions } from '../actions/use-desk-actions.ts';
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
  onBefore?: (() => void) | undefined;
  onAfter?: (() => void) | undefined;
  onPerson: (memberId: string) => void;
  onRemove: (id: string) => void;
  onRestore: (id: string) => void;
  onChanged: (id: string) => Promise<void>;
}

/** One answer with its question, its author, its tags and notes, and its thread. */
export function AnswerDetail(props: AnswerDetailProps) {
  const { answer, role, actions, tagField, askField, onClose, onBefore, onAfter } = props;
  const { template, onPerson, onRemove, onRestore, onChanged } = props;
  const { id, author, where, question, deleted, starred, attributes } = answer;
  const [passage, setPassage] = useState<SelectedRange>();
  const pick = useQuotePick();
  const isHost = role === GroupRole.Host;
  const mayTag = isHost && !deleted;
  return (
    <article className={classes['root']} aria-label={`${author.name}的回答`}>
      <div className={classes['bar']}>
        <Button
          className={classes['back'] ?? ''}
          variant="subtle"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
          onClick={onClose}
        >
          返回列表
        </Button>
        <ActionIcon variant="subtle" size={44} aria-label="上一条" disabled={!onBefore} onClick={onBefore}>
          <IconChevronUp size={20} stroke={1.75} />
        </ActionIcon>
        <ActionIcon variant="subtle" size={44} aria-label="下一条" disabled={!onAfter} onClick={onAfter}>
          <IconChevronDown size={20} stroke={1.75} />
        </ActionIcon>
        {deleted ? null : (
          <ActionIcon
            variant="subtle"
            size={44}
            color={starred ? 'gold' : 'gray'}
            aria-label={starred ? '取消标星' : '标星'}
            aria-pressed={starred}
            onClick={() => void actions.star(answer)}
          >
            {starred ? <IconStarFilled size={20} /> : <IconStar size={20} stroke={1.75} />}
          </ActionIcon>
        )}
        {isHost && !deleted ? (
          <Button variant="subtle" color="seal" onClick={() => onRemove(id)}>
            删除
          </Button>
        ) : null}
        {isHost && deleted ? (
          <Button variant="subtle" onClick={() => onRestore(id)}>
            恢复
          </Button>
        ) : null}
      </div>
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
