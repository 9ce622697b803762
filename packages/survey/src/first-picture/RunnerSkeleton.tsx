import { Skeleton, Stack } from '@yayan/ui';
import frame from '../frame/Frame.module.css';

/** Shown while the runner loads. `waits` says what it waits for, if it can't be loaded now. */
export function RunnerSkeleton({ waits }: { waits: string | undefined }) {
  if (waits !== undefined) return <output className={frame['waits']}>{waits}</output>;
  return (
    <Stack component="output" gap="md" aria-busy="true" aria-label="正在打开问卷">
      <Skeleton height={6} radius="xl" />
      <Skeleton height={28} width="40%" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={220} radius="lg" />
    </Stack>
  );
}
