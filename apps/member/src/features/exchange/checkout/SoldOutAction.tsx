import { useQueryClient } from '@tanstack/react-query';
import { getGetBenefitQueryKey, useAskRestock } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button } from '@yayan/ui';
import classes from './SoldOutAction.module.css';

/** Replaces the order button of a sold-out benefit: 「已兑完」 and 到货提醒 (rule 5.12). */
export function SoldOutAction({ benefitId, isAsked }: { benefitId: string; isAsked: boolean }) {
  const queries = useQueryClient();
  const ask = useAskRestock({
    // Also after a refusal: the benefit may be in stock again, or off sale.
    mutation: { onSettled: () => queries.invalidateQueries({ queryKey: getGetBenefitQueryKey(benefitId) }) },
  });
  return (
    <div className={classes['root']}>
      <Button size="lg" disabled>
        已兑完
      </Button>
      <Button
        size="lg"
        variant={isAsked ? 'default' : 'filled'}
        loading={ask.isPending}
        onClick={() => ask.mutate({ id: benefitId, data: { wanted: !isAsked } })}
      >
        {isAsked ? '取消到货提醒' : '到货提醒我'}
      </Button>
      <output className={classes['note']}>
        {ask.isError ? failureText(ask.error) : isAsked ? '已设好，到货后发一条消息告诉你。' : ''}
      </output>
    </div>
  );
}
