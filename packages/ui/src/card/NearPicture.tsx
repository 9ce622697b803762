import { useEffect, useRef, useState } from 'react';

/**
 * A decorative picture that is asked for when it is on the screen, or once the page is scrolled. Browsers begin three screens
 * ahead by themselves, so a long list would ask for all of its pictures at once, before the page's own answers.
 */
export function NearPicture({ src }: { src: string }) {
  const [isNear, setNear] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const place = picture.current;
    if (isNear || !place) return undefined;
    const show = (): void => setNear(true);
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    watcher.observe(place);
    globalThis.addEventListener('scroll', show, { once: true, passive: true });
    return () => {
      watcher.disconnect();
      globalThis.removeEventListener('scroll', show);
    };
  }, [isNear]);
  return <img ref={picture} {...(isNear && { src })} alt="" loading="lazy" />;
}
