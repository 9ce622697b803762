import { Skeleton } from '../mantine/display/skeleton.ts';
import { BoneCard, BoneLines } from './Bones.tsx';

/** The skeleton of a `TaskCard`: stub, three lines, pill. */
export function SkeletonTask() {
  return (
    <BoneCard row>
      <Skeleton width={92} height={134} radius="md" style={{ flex: 'none' }} />
      <div style={{ display: 'flex', flex: 1, flexDirection: 'column' }}>
        <BoneLines count={3} />
        <Skeleton width={112} height={40} radius="xl" ml="auto" />
      </div>
    </BoneCard>
  );
}
