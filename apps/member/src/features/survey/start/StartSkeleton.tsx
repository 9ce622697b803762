import { SkeletonDetail } from '@yayan/ui';

/** Stands while a participation is loaded. */
export function StartSkeleton() {
  return (
    <div style={{ maxWidth: 720, margin: '0 auto' }}>
      <SkeletonDetail />
    </div>
  );
}
