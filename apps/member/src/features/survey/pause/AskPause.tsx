import type { OtherInterview } from '@yayan/api-client';
import { Button, ButtonLink, formatMoment, StatePanel } from '@yayan/ui';

interface AskPauseProps {
  /** The questionnaire that the member is answering. */
  other: OtherInterview;
  /** What happens to this questionnaire afterwards. */
  then: '开始' | '继续';
  onPause: () => void;
  isPending?: boolean;
  /** Why pausing failed. */
  failure?: string | undefined;
  /** Whether the other one can be opened here. A respondent with a key has no account. */
  canOpenOther?: boolean;
}

/** Asks whether to pause the questionnaire that the member is answering (rule 3.33). */
export function AskPause({
  other,
  then,
  onPause,
  isPending = false,
  failure,
  canOpenOther = true,
}: AskPauseProps) {
  return (
    <StatePanel
      heading
      stage="seed"
      title={`先放下『${other.title}』，再${then}这份？`}
      action={
        <>
          <Button onClick={onPause} loading={isPending}>
            先放下，{then}这份
          </Button>
          {canOpenOther ? (
            <ButtonLink href={`/task/go?session=${other.sessionId}`} variant="default">
              回去答那一份
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      一次只答一份问卷。放下的那份答案都还在
      {other.seatUntil === null ? '' : `，名额保留到 ${formatMoment(other.seatUntil)}`}，之后可以回去接着答。
    </StatePanel>
  );
}
