import { PenaltyState, PenaltyStep } from '@yayan/api-client';
import { useListPenalties } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, FactList, formatMoment, Link, SectionHeading } from '@yayan/ui';
import classes from './FeedbackPage.module.css';
import { penaltyEffects, penaltySteps } from './ticket-labels.ts';

/** The active penalties: rule, evidence, end, and how to appeal. Renders nothing without any, and while they load. */
export function PenaltyList() {
  const query = useListPenalties();
  return (
    <QueryView query={query} skeleton={null}>
      {({ items }) => {
        const running = items.filter(({ state }) => state === PenaltyState.Running);
        if (running.length === 0) return null;
        return (
          <section>
            <SectionHeading title="正在生效的处罚" />
            {running.some(({ step }) => step === PenaltyStep.Blocked) ? <WhileBlocked /> : null}
            <ul className={classes['cards']} aria-label="正在生效的处罚">
              {running.map(({ id, step, rule, evidence, endsAt, appealable, appeal }) => (
                <li key={id} className={classes['card']}>
                  <b>{penaltySteps[step]}</b>
                  <p className={classes['text']}>{penaltyEffects[step]}</p>
                  <FactList
                    facts={[
                      ['规则', rule],
                      ['依据', evidence],
                      ['结束', formatMoment(endsAt)],
                    ]}
                  />
                  <div className={classes['actions']}>
                    {appealable ? (
                      <ButtonLink variant="light" href={`/home/feedback/ask?about=penalty&id=${id}`}>
                        申诉
                      </ButtonLink>
                    ) : null}
                    {appeal === null ? null : (
                      <ButtonLink variant="light" href={`/home/feedback/${appeal}`}>
                        查看申诉
                      </ButtonLink>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      }}
    </QueryView>
  );
}

/** What a blocked member may still use (rule 7.17). */
function WhileBlocked() {
  return (
    <p className={classes['text']}>
      封停期间不能接题和兑换，已有的金币都会保留。对结果有异议可以申诉，消息可以照常看，个人数据可以在
      <Link href="/home/user">账号设置</Link>
      导出。
    </p>
  );
}
