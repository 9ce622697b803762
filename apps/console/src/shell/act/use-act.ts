import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ActOutcome, isRefusal } from '@yayan/console-client';
import { useState } from 'react';
import { tellKept } from '../leave/kept.ts';
import type { ActDefinition } from './act-definition.ts';

const PAUSE_MS = 300;

/** The key of a wish: the same wish has the same key, so a second press does nothing more. */
const keyOf = (keys: Map<string, string>, wish: readonly unknown[]): string => {
  const name = JSON.stringify(wish);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  return key;
};

/** One act on one object, from its dry run to its outcome. */
export const useAct = <Input>(
  act: ActDefinition<Input>,
  id: string,
  onDone: (outcome: ActOutcome) => void,
) => {
  const queries = useQueryClient();
  const [input, setInput] = useState(act.initial);
  const [reason, setReason] = useState('');
  const [keys] = useState(() => new Map<string, string>());
  const [settled] = useDebouncedValue(input, PAUSE_MS);
  const isReady = act.isReady?.(settled) ?? true;

  const plan = useQuery({
    queryKey: ['act', act.title, id, settled],
    queryFn: () => act.perform(id, { input: settled, dryRun: true }, crypto.randomUUID()),
    enabled: isReady,
    staleTime: 0,
    gcTime: 0,
  });
  const run = useMutation({
    mutationFn: async () => {
      const given = reason.trim();
      const seen = plan.data?.seen;
      return await act.perform(
        id,
        { input, ...(given && { reason: given }), ...(seen !== undefined && { seen }) },
        keyOf(keys, [input, given]),
      );
    },
    onSuccess: async (outcome) => {
      tellKept();
      onDone(outcome);
      await queries.invalidateQueries();
    },
    onError: async (error) => {
      if (isRefusal(error, 'ACT_STATE_CHANGED')) await plan.refetch();
    },
  });
  const isSame = isRefusal(plan.error, 'ACT_NOTHING_CHANGES');
  const needsReason = act.needsReason || plan.data?.needsSecond === true;
  return {
    input,
    setInput,
    reason,
    setReason,
    needsReason,
    /** What it would do; undefined while that isn't known, or the input has changed since. */
    plan: isReady && settled === input ? plan.data : undefined,
    isPlanning: plan.isFetching || settled !== input,
    problem: run.error ?? (isSame ? null : plan.error),
    /** Whether everything would stay as it is. */
    isSame: isReady && isSame && settled === input,
    isChanged: isRefusal(run.error, 'ACT_STATE_CHANGED'),
    isRunning: run.isPending,
    run: (): void => run.mutate(),
  };
};
