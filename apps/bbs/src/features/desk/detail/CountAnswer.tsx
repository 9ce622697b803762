import type { HostResponse } from '@yayan/api-client';
import { Alert, Button } from '@yayan/ui';
import { useState } from 'react';
import { unfitLabels } from './unfit-labels.ts';

interface CountAnswerProps {
  answer: HostResponse;
  /** Undefined for observers. */
  onCount: ((counts: boolean) => Promise<void>) | undefined;
}

/** Says that an answer doesn't count, and lets hosts count it all the same, or take that back (rule 6.46). */
export function CountAnswer({ answer: { unfit, deleted }, onCount }: CountAnswerProps) {
  const [counted, setCounted] = useState(false);
  const [isSending, setSending] = useState(false);
  if (deleted || (unfit === null && !counted)) return null;
  const count = async (counts: boolean): Promise<void> => {
    setSending(true);
    try {
      await onCount?.(counts);
      setCounted(counts);
    } catch {
      // The transport says what failed.
    } finally {
      setSending(false);
    }
  };
  return (
    <Alert
      color={unfit === null ? 'sprout' : 'gold'}
      title={unfit === null ? '已计入话题的完成' : `${unfitLabels[unfit]}，没有计入话题的完成`}
    >
      {unfit === null ? '作者修改这条回答后，会重新判断。' : '言之有物的，可以计入。'}
      {onCount ? (
        <Button variant="subtle" loading={isSending} onClick={() => void count(unfit !== null)}>
          {unfit === null ? '撤销计入' : '计入'}
        </Button>
      ) : null}
    </Alert>
  );
}
