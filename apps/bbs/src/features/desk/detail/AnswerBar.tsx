import type { HostResponse } from '@yayan/api-client';
import {
  IconArrowLeft,
  IconChevronDown,
  IconChevronsDown,
  IconChevronUp,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import { ActionIcon, Button } from '@yayan/ui';
import classes from './AnswerBar.module.css';
import { AnswerMenu } from './AnswerMenu.tsx';

interface AnswerBarProps {
  answer: HostResponse;
  isHost: boolean;
  onClose: () => void;
  /** Opens the answer before or after in the list; undefined at its ends. */
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
  onUnread: () => void;
  onStar: () => void;
  onRemove: () => void;
  onRestore: () => void;
}

/** The buttons above an open answer: to other answers, and what is done with this one. */
export function AnswerBar(props: AnswerBarProps) {
  const { answer, isHost, onClose, onBefore, onAfter, onUnread, onStar, onRemove, onRestore } = props;
  const { deleted, starred } = answer;
  return (
    <div className={classes['root']}>
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
      <Button
        variant="subtle"
        aria-label="下一条未读"
        leftSection={<IconChevronsDown size={20} stroke={1.75} aria-hidden />}
        onClick={onUnread}
      >
        <span className={classes['next']}>下一条</span>未读
      </Button>
      <div className={classes['own']}>
        {deleted ? null : (
          <ActionIcon
            variant="subtle"
            size={44}
            color={starred ? 'gold' : 'gray'}
            aria-label={starred ? '取消标星' : '标星'}
            aria-pressed={starred}
            onClick={onStar}
          >
            {starred ? <IconStarFilled size={20} /> : <IconStar size={20} stroke={1.75} />}
          </ActionIcon>
        )}
        {isHost && !deleted ? <AnswerMenu onRemove={onRemove} /> : null}
        {isHost && deleted ? (
          <Button variant="subtle" onClick={onRestore}>
            恢复
          </Button>
        ) : null}
      </div>
    </div>
  );
}
