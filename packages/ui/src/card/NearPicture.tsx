import { useNear } from '../page/use-near.ts';

/** A decorative picture that is asked for when it is near. */
export function NearPicture({ src }: { src: string }) {
  const { ref, isNear } = useNear<HTMLImageElement>();
  return <img ref={ref} {...(isNear && { src })} alt="" loading="lazy" />;
}
