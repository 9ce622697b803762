import { Skeleton } from '../mantine/display/skeleton.ts';
import { BoneCard, BoneLines } from './Bones.tsx';

/** The skeleton of a detail page: title, plate, paragraphs. */
export function SkeletonDetail() {
  return (
    <BoneCard>
      <Skeleton height={28} width="60%" mb="md" />
      <Skeleton height={96} radius="md" mb="lg" />
      <BoneLines count={5} gap="md" />
    </BoneCard>
  );
}
