import { SkeletonDetail } from '@yayan/ui';

/** Shown while a participation loads. */
export function StartSkeleton() {
  return (
    <div style={{ maxWidth: 720, margin: '0 auto' }}>
      <SkeletonDetail />
    </div>
  );
}
