import { useQueryClient } from '@tanstack/react-query';
import { getGetPrivacyQueryKey, useChangeRecommendation } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Switch } from '@yayan/ui';
import { toaster } from '../../../shell/client/client.ts';
import { ThingRow } from '../frame/SettingRow.tsx';

/** 个性化推荐 on or off. Switched off, all tasks are still shown (rule 2.23; PIPL 24). */
export function RecommendationRow({ isOn }: { isOn: boolean }) {
  const queries = useQueryClient();
  const change = useChangeRecommendation({
    mutation: {
      onSuccess: (privacy) => {
        queries.setQueryData(getGetPrivacyQueryKey(), privacy);
        toaster.success(privacy.recommendation ? '已打开个性化推荐' : '已关闭个性化推荐');
      },
    },
  });
  return (
    <ThingRow
      label="个性化推荐"
      value={null}
      hint={
        change.isError
          ? failureText(change.error)
          : '按你的作答记录排列任务；关闭后任务照样能看到，只是不按你的情况排列'
      }
      action={
        <Switch
          aria-label="个性化推荐"
          size="md"
          checked={change.isPending ? change.variables.data.recommendation : isOn}
          onChange={(event) => {
            // A disabled switch would lose the focus.
            if (!change.isPending) change.mutate({ data: { recommendation: event.currentTarget.checked } });
          }}
        />
      }
    />
  );
}
