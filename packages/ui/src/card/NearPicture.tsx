import { useNear } from '../page/use-near.ts';

/** A decorative picture that loads when it is near the screen. A data URL is shown at once. */
export function NearPicture({ src }: { src: string }) {
  const { ref, isNear } = useNear<HTMLImageElement>();
  if (src.startsWith('data:')) return <img src={src} alt="" />;
  return <img ref={ref} {...(isNear && { src })} alt="" loading="lazy" />;
}
