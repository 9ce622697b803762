import type { QuoteFinding } from '@yayan/api-client';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { ActionIcon, Button } from '@yayan/ui';
import classes from './Quotes.module.css';

interface FindingHeadProps {
  finding: QuoteFinding;
  isHost: boolean;
  onEdit: () => void;
  /** Undefined at the ends. A finding that stands alone has no buttons to move it. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** The title and sentence of a finding above its quotes. */
export function FindingHead({ finding, isHost, onEdit, onUp, onDown }: FindingHeadProps) {
  const { title, sentence } = finding;
  return (
    <div className={classes['finding']}>
      <div className={classes['words']}>
        <h3 className={classes['title']}>{title}</h3>
        {sentence === '' ? null : <p className={classes['sentence']}>{sentence}</p>}
      </div>
      {isHost ? (
        <div className={classes['actions']}>
          <Button variant="subtle" onClick={onEdit} aria-label={`编辑结论“${title}”`}>
            编辑
          </Button>
          {onUp || onDown ? (
            <>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={`结论“${title}”上移`}
                disabled={!onUp}
                onClick={onUp}
              >
                <IconChevronUp size={20} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={`结论“${title}”下移`}
                disabled={!onDown}
                onClick={onDown}
              >
                <IconChevronDown size={20} stroke={1.75} />
              </ActionIcon>
            </>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
