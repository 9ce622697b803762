import type { HostResponse } from '@yayan/api-client';
import { IconMessageQuestion, IconPaperclip, IconStar, IconStarFilled } from '@tabler/icons-react';
import { ActionIcon, Checkbox, formatPast, StateBadge } from '@yayan/ui';
import { useId } from 'react';
import { TagMark } from '../detail/TagMark.tsx';
import { unfitLabels } from '../detail/unfit-labels.ts';
import classes from './AnswerRow.module.css';

interface AnswerRowProps {
  answer: HostResponse;
  isOpen: boolean;
  isChosen: boolean;
  /** Undefined for observers, who can't change answers. */
  onChoose?: ((id: string) => void) | undefined;
  onOpen: (id: string) => void;
  onStar: (answer: HostResponse) => void;
}

const MOST_TAGS = 4;

/** One answer in the list: who, where, the first lines, tags and marks. */
export function AnswerRow({ answer, isOpen, isChosen, onChoose, onOpen, onStar }: AnswerRowProps) {
  const { id, author, where, content, tags, starred, unread, followUpCount, attachments } = answer;
  const box = useId();
  return (
    <article className={classes['root']} data-open={isOpen} data-chosen={isChosen}>
      {onChoose ? (
        <label htmlFor={box} className={classes['choose']}>
          <Checkbox
            id={box}
            aria-label={`选择${author.name}的回答`}
            checked={isChosen}
            onChange={() => onChoose(id)}
          />
        </label>
      ) : null}
      <button
        type="button"
        data-row
        className={classes['main']}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(id)}
      >
        <span className={classes['head']}>
          {unread ? <span className={classes['unread']}>新</span> : null}
          <b>{author.name}</b>
          <span className={classes['about']}>
            {where.sectionTitle} · {formatPast(answer.createdAt)}
          </span>
        </span>
        <span className={classes['text']}>{content || (attachments.length > 0 ? '（只有附件）' : '')}</span>
        <span className={classes['marks']}>
          {answer.unfit === null ? null : <StateBadge tone="gold" label={unfitLabels[answer.unfit]} />}
          {tags.slice(0, MOST_TAGS).map((tag) => (
            <TagMark key={tag.id} tag={tag} />
          ))}
          {tags.length > MOST_TAGS ? <span>+{tags.length - MOST_TAGS}</span> : null}
          {followUpCount > 0 ? (
            <span className={classes['count']}>
              <IconMessageQuestion size={16} stroke={1.75} aria-hidden />
              {followUpCount} 条追问与回复
            </span>
          ) : null}
          {attachments.length > 0 ? (
            <span className={classes['count']}>
              <IconPaperclip size={16} stroke={1.75} aria-hidden />
              {attachments.length} 个附件
            </span>
          ) : null}
        </span>
      </button>
      {answer.deleted ? null : (
        <ActionIcon
          variant="subtle"
          size={44}
          color={starred ? 'gold' : 'gray'}
          aria-label={`${starred ? '取消标星' : '标星'}：${author.name}`}
          aria-pressed={starred}
          onClick={() => onStar(answer)}
        >
          {starred ? <IconStarFilled size={20} /> : <IconStar size={20} stroke={1.75} />}
        </ActionIcon>
      )}
    </article>
  );
}
