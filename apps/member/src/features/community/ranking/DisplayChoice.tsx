import { RankingChoice } from '@yayan/api-client';
import { getGetRankingQueryKey, useChooseRankingDisplay } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '@yayan/site';
import { ConfirmDialog, Radio, SectionHeading } from '@yayan/ui';
import { useState } from 'react';
import shared from '../Community.module.css';
import classes from './Ranking.module.css';
import { choices } from './ranking-labels.ts';

/** How others see the member in rankings, stories and awards. Showing the name needs a separate consent (rule 13.3). */
export function DisplayChoice({ choice }: { choice: RankingChoice }) {
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const choose = useChooseRankingDisplay({
    mutation: {
      onSuccess: async () => {
        setIsAsking(false);
        await queries.invalidateQueries({ queryKey: getGetRankingQueryKey() });
      },
    },
  });
  const send = (value: RankingChoice) => choose.mutate({ data: { choice: value } });
  const pick = (value: string): void => {
    const picked = choices.find((each) => each.value === value)?.value;
    if (picked === undefined || picked === choice) return;
    if (picked === RankingChoice.Named) setIsAsking(true);
    else send(picked);
  };
  return (
    <section>
      <SectionHeading title="别人怎样看到我" />
      <Radio.Group value={choice} onChange={pick} aria-label="别人怎样看到我">
        <div className={classes['choices']}>
          {choices.map(({ value, label, description }) => (
            <Radio
              key={value}
              value={value}
              label={label}
              description={description}
              disabled={choose.isPending}
            />
          ))}
        </div>
      </Radio.Group>
      <output className={shared['failure']}>
        {choose.isError && !isAsking ? failureText(choose.error) : null}
      </output>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => send(RankingChoice.Named)}
        title="同意展示你的昵称和头像？"
        confirmLabel="同意展示"
        pending={choose.isPending}
        failure={choose.isError ? failureText(choose.error) : undefined}
      >
        你的昵称和头像会出现在达人榜、达人故事和月度评选里，任何人都能看到。手机号和答案不会展示。随时可以改回来，马上生效。
      </ConfirmDialog>
    </section>
  );
}
