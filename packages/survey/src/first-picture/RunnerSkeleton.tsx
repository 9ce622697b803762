import { Skeleton, Stack } from '@yayan/ui';

/** Shown while the runner loads. */
export function RunnerSkeleton() {
  return (
    <Stack component="output" gap="md" aria-busy="true" aria-label="正在打开问卷">
      <Skeleton height={6} radius="xl" />
      <Skeleton height={28} width="40%" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={220} radius="lg" />
    </Stack>
  );
}
