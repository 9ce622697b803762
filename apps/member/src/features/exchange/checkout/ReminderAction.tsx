import { useQueryClient } from '@tanstack/react-query';
import type { BenefitDetail } from '@yayan/api-client';
import { getGetBenefitQueryKey, useAskRestock } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, formatMoment } from '@yayan/ui';
import classes from './ReminderAction.module.css';

/** Why a benefit can't be ordered yet, when that changes if it is known, and what the reminder is called and waits for. */
const textsOf = ({ opensAt }: Pick<BenefitDetail, 'opensAt'>) =>
  opensAt === null
    ? { state: '已兑完', when: '', reminder: '到货提醒', wait: '到货' }
    : { state: '还没开售', when: `${formatMoment(opensAt)} 开售。`, reminder: '开售提醒', wait: '开售' };

/**
 * Replaces the order button of a benefit that is sold out or not on sale yet: why, and a reminder for when that has changed
 * (rule 5.12).
 */
export function ReminderAction({ benefit }: { benefit: Pick<BenefitDetail, 'id' | 'opensAt' | 'own'> }) {
  const { id } = benefit;
  const { state, when, reminder, wait } = textsOf(benefit);
  const isAsked = benefit.own?.restockAsked === true;
  const queries = useQueryClient();
  const ask = useAskRestock({
    // Also after a refusal: the benefit may be in stock again, or off sale.
    mutation: { onSettled: () => queries.invalidateQueries({ queryKey: getGetBenefitQueryKey(id) }) },
  });
  return (
    <div className={classes['root']}>
      <Button size="lg" disabled>
        {state}
      </Button>
      <Button
        size="lg"
        variant={isAsked ? 'default' : 'filled'}
        loading={ask.isPending}
        onClick={() => ask.mutate({ id, data: { wanted: !isAsked } })}
      >
        {isAsked ? `取消${reminder}` : `${reminder}我`}
      </Button>
      <output className={classes['note']}>
        {when}
        {ask.isError ? failureText(ask.error) : isAsked ? `已设好，${wait}后发一条消息告诉你。` : ''}
      </output>
    </div>
  );
}
