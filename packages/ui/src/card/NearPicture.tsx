import { useNear } from '../page/use-near.ts';

/** A decorative picture that is asked for when it is near. One that its address holds is there at once. */
export function NearPicture({ src }: { src: string }) {
  const { ref, isNear } = useNear<HTMLImageElement>();
  if (src.startsWith('data:')) return <img src={src} alt="" />;
  return <img ref={ref} {...(isNear && { src })} alt="" loading="lazy" />;
}
