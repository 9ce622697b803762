import { Button, EmptyState, StatePanel } from '@yayan/ui';

/** A list without answers: either there are none yet, or none match the filter. */
export function EmptyAnswers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState content="回答" hint="受访者回答后会出现在这里。" />;
  return (
    <StatePanel
      stage="seed"
      title="没有符合条件的回答"
      action={
        <Button variant="light" onClick={onClear}>
          清空筛选
        </Button>
      }
    />
  );
}
