import { useQueryClient } from '@tanstack/react-query';
import { type CoverageCell, type GetVoiceCoverageParams, setVoiceTarget } from '@yayan/api-client';
import { getGetVoiceCoverageQueryKey } from '@yayan/api-client/react';
import { failureText, useAction, useFieldProblem } from '@yayan/site';
import { Button, Form, NumberInput } from '@yayan/ui';
import { useState } from 'react';
import classes from './Coverage.module.css';

interface TargetFieldProps {
  cell: CoverageCell;
  split: GetVoiceCoverageParams;
}

/** Sets how many people of a cell should speak (rule 6.50); an empty field or 0 removes the target. */
export function TargetField({ cell: { topicId, value, target }, split }: TargetFieldProps) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<number | string>(target ?? '');
  const [failure, refuse] = useFieldProblem(String(wanted));
  const { run, isPending } = useAction(
    async () => {
      const grid = await setVoiceTarget({ ...split, topicId, value, target: Number(wanted) || 0 });
      client.setQueryData(getGetVoiceCoverageQueryKey(split), grid);
    },
    { onError: (error) => refuse(failureText(error)) },
  );
  return (
    <Form className={classes['targetForm']} onSubmit={() => run()}>
      <NumberInput
        label="这一格的目标人数"
        min={0}
        max={10_000}
        allowDecimal={false}
        value={wanted}
        onChange={setWanted}
        error={failure}
      />
      <Button type="submit" variant="light" loading={isPending}>
        保存目标
      </Button>
    </Form>
  );
}
