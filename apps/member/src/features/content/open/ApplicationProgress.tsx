import type { ApplicationReceipt } from '@yayan/api-client';
import { useGetApplication } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, CopyButton, formatMoment, SkeletonDetail, StateBadge, StatePanel } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { applicationKinds, applicationStates, stateTexts } from './application-labels.ts';
import classes from './OpenPage.module.css';

/** The state of the application with this number. `again` leads back to the form. */
export function ApplicationProgress({ number, again }: { number: string; again: string }) {
  const query = useGetApplication(number);
  const root = useRef<HTMLDivElement>(null);
  const arrival = useNavigationType();
  useEffect(() => {
    // The form that led here, and had the focus, is gone.
    if (arrival !== NavigationType.Pop) root.current?.focus();
  }, [arrival]);
  return (
    <div ref={root} tabIndex={-1} aria-live="polite">
      <QueryView
        query={query}
        skeleton={<SkeletonDetail />}
        notFound={
          <StatePanel
            stage="seed"
            title="没有找到这个编号"
            action={<ButtonLink href={again}>重新填写编号</ButtonLink>}
          >
            请核对编号。处理完的申请会在 90 天后删除，之后就查不到了。
          </StatePanel>
        }
      >
        {(receipt) => <Receipt receipt={receipt} again={again} />}
      </QueryView>
    </div>
  );
}

function Receipt({ receipt, again }: { receipt: ApplicationReceipt; again: string }) {
  const { number, kind, state, submittedAt, changedAt, note } = receipt;
  return (
    <section className={`${classes['card']} ${classes['receipt']}`} aria-label="申请进度">
      <StateBadge {...applicationStates[state]} />
      <h2>{applicationKinds[kind]}申请</h2>
      <p>{stateTexts[state]}</p>
      {note === null ? null : <p className={classes['note']}>{note}</p>}
      <p>申请编号，凭它随时可以查进度：</p>
      <p className={classes['number']}>{number}</p>
      <CopyButton value={number} label="复制编号" />
      <p>
        提交于 {formatMoment(submittedAt)}
        {changedAt === submittedAt ? '' : `，更新于 ${formatMoment(changedAt)}`}
      </p>
      <ButtonLink href={again} variant="subtle">
        返回
      </ButtonLink>
    </section>
  );
}
