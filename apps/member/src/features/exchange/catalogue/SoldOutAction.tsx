import { useQueryClient } from '@tanstack/react-query';
import { getGetBenefitQueryKey, useAskRestock } from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { Button } from '@yayan/ui';
import classes from './SoldOutAction.module.css';

/** What stands where one would order: 「已兑完」, and 到货提醒, one message when it is there again. */
export function SoldOutAction({ benefitId, isAsked }: { benefitId: string; isAsked: boolean }) {
  const queries = useQueryClient();
  const ask = useAskRestock({
    // A refusal, too: it is there again, or off sale by now.
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
