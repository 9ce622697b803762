import { Skeleton } from '../mantine/skeleton.ts';
import { BoneCard, BoneLines } from './Bones.tsx';

/** Stands where a `BenefitCard` will be: plate and two lines. */
export function SkeletonTicket() {
  return (
    <BoneCard>
      <Skeleton height={88} radius="md" mb="sm" />
      <BoneLines count={2} />
      <Skeleton height={20} width="50%" mt="xl" />
    </BoneCard>
  );
}
