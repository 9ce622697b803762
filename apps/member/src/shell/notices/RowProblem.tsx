import { failureState } from '@yayan/site';
import { Button, Sheet } from '@yayan/ui';

/** Why the row that an address names isn't shown. */
export interface RowProblemState {
  kind: 'missing' | 'failed';
  error?: unknown;
  retry: () => void;
}

/** Says that the row of a link doesn't exist, or could not be loaded, instead of showing nothing. */
export function RowProblem({
  problem,
  onClose,
}: {
  problem: RowProblemState | undefined;
  onClose: () => void;
}) {
  const isFailed = problem?.kind === 'failed';
  const failure = isFailed ? failureState(problem.error) : undefined;
  const id = failure?.requestId === undefined ? '' : `。需要帮助时，请提供编号 ${failure.requestId}`;
  return (
    <Sheet
      opened={problem !== undefined}
      onClose={onClose}
      title={isFailed ? '这条记录没有加载出来' : '没有找到这条记录'}
    >
      <p>{failure ? `${failure.message}${id}` : '链接可能不完整，也可能是另一个账号的记录。'}</p>
      <Button fullWidth variant="light" onClick={isFailed ? problem.retry : onClose}>
        {isFailed ? '重试' : '看全部记录'}
      </Button>
    </Sheet>
  );
}
