import { ButtonLink, StatePanel, SupportCode } from '@yayan/ui';
import classes from './RetryVisit.module.css';

interface RetryVisitProps {
  taskHashId: string;
  supportCode: string;
}

/**
 * 可以再试一次: the partner didn't take the answers this time but lets the member in again, with the same entry
 * (rule 3.41).
 */
export function RetryVisit({ taskHashId, supportCode }: RetryVisitProps) {
  return (
    <div className={classes['root']}>
      <StatePanel
        heading
        stage="sprout"
        title="可以再试一次"
        action={
          <>
            <ButtonLink href={`/task/go?task=${taskHashId}`}>再试一次</ButtonLink>
            <ButtonLink href="/task/summary" variant="default">
              以后再说
            </ButtonLink>
          </>
        }
      >
        合作方这次没有收下回答，但名额还在，也没有记为没入选。现在可以重新进去，还是同一份问卷。
      </StatePanel>
      <div className={classes['code']}>
        <SupportCode code={supportCode}>再试还是不行的，把编号告诉我们，能直接找到这次作答。</SupportCode>
      </div>
    </div>
  );
}
