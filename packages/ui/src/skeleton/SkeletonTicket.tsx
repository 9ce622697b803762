import { Skeleton } from '../mantine/display/skeleton.ts';
import { BoneCard, BoneLines } from './Bones.tsx';

/** The skeleton of a `BenefitCard`: plate and two lines. */
export function SkeletonTicket() {
  return (
    <BoneCard>
      <Skeleton height={88} radius="md" mb="sm" />
      <BoneLines count={2} />
      <Skeleton height={20} width="50%" mt="xl" />
    </BoneCard>
  );
}
