import { PenaltyState } from '@yayan/api-client';
import { useListPenalties } from '@yayan/api-client/react';
import { ButtonLink, FactList, formatMoment, SectionHeading } from '@yayan/ui';
import classes from './FeedbackPage.module.css';
import { penaltySteps } from './ticket-labels.ts';

/** The penalties that run: rule, evidence, end, and how to appeal. Nothing without any. */
export function PenaltyList() {
  const running = (useListPenalties().data?.items ?? []).filter(
    ({ state }) => state === PenaltyState.Running,
  );
  if (running.length === 0) return null;
  return (
    <section>
      <SectionHeading title="正在生效的处罚" />
      <ul className={classes['list']} aria-label="正在生效的处罚">
        {running.map(({ id, step, rule, evidence, endsAt, appealable }) => (
          <li key={id} className={classes['card']}>
            <b>{penaltySteps[step]}</b>
            <FactList
              facts={[
                ['规则', rule],
                ['依据', evidence],
                ['结束', formatMoment(endsAt)],
              ]}
            />
            {appealable ? (
              <ButtonLink variant="light" href={`/home/feedback/ask?about=penalty&id=${id}`}>
                申诉
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
