import { Skeleton } from '../mantine/display/skeleton.ts';
import { BoneCard, BoneLines } from './Bones.tsx';

/** The skeleton of a `ResponseThread`. */
export function SkeletonThread() {
  return (
    <BoneCard row>
      <Skeleton circle width={36} height={36} style={{ flex: 'none' }} />
      <BoneLines count={4} />
    </BoneCard>
  );
}
