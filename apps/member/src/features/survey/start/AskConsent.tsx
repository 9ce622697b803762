import { useGetTask } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Button, ButtonLink, Card, Link, PageTitle } from '@yayan/ui';
import classes from './AskConsent.module.css';
import { StartSkeleton } from '../skeleton/StartSkeleton.tsx';

interface AskConsentProps {
  hashId: string;
  /** Whether the text has changed since the member read it (rule 3.50). */
  isChanged: boolean;
  /** Gets the version of the text that the member read. */
  onAgree: (version: number) => void;
}

/** Asks for a separate consent before a task shares data: who gets which data, and for what (PIPL 23). */
export function AskConsent({ hashId, isChanged, onAgree }: AskConsentProps) {
  const task = useGetTask(hashId);
  return (
    <QueryView query={task} skeleton={<StartSkeleton />}>
      {({ title, dataUse: use }) => (
        <div className={classes['root']}>
          <PageTitle title="开始前，请先确认资料使用" lead={title} />
          {isChanged ? (
            <output className={classes['changed']}>资料的用处刚刚改过，下面是新的说明。</output>
          ) : null}
          <Card>
            <p className={classes['text']}>
              本次调研由{use.recipient}委托。我们会向其提供以下内容，仅用于{use.purpose}：
            </p>
            <ul className={classes['items']}>
              {use.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {use.policyUrl === null ? null : (
              <Link href={use.policyUrl} target="_blank">
                查看{use.recipient}的隐私政策
              </Link>
            )}
            <p className={classes['dim']}>参加是自愿的，不同意不影响其他任务。</p>
          </Card>
          <div className={classes['actions']}>
            <ButtonLink href={`/task/detail/${hashId}`} variant="default">
              暂不参加
            </ButtonLink>
            <Button onClick={() => onAgree(use.version)}>同意并继续</Button>
          </div>
        </div>
      )}
    </QueryView>
  );
}
