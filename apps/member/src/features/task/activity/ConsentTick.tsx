import type { TaskDetail } from '@yayan/api-client';
import { Checkbox, Link } from '@yayan/ui';

interface ConsentTickProps {
  use: TaskDetail['dataUse'];
  given: boolean;
  problem: string | undefined;
  onChange: (given: boolean) => void;
}

/** The separate consent of a task that is done on its page: who gets what, and for what (PIPL 23, rule 2.26). */
export function ConsentTick({ use, given, problem, onChange }: ConsentTickProps) {
  return (
    <>
      <Checkbox
        label={`我同意向${use.recipient}提供${use.items.join('、')}，仅用于${use.purpose}`}
        description="参加是自愿的，不同意不影响其他任务。"
        checked={given}
        error={problem}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {use.policyUrl === null ? null : (
        <Link href={use.policyUrl} target="_blank">
          查看{use.recipient}的隐私政策
        </Link>
      )}
    </>
  );
}
