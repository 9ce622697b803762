import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useFocusWithin, useHover, useMergedRef, useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Link } from '../link/Link.tsx';
import { ActionIcon } from '../mantine/actions/action-icon.ts';
import { media } from '../theme/breakpoints.ts';
import classes from './BannerRotator.module.css';

/** A picture that leads somewhere. */
export interface BannerPicture {
  id: string;
  /** The text alternative of the picture. */
  title: string;
  /** 2:1, for phones. */
  image: string;
  /** 4:1, for wide screens. */
  wideImage: string | null;
  href: string | null;
}

const restMs = 6000;

/** The visible banner. It advances by itself, except while it is hovered or focused, after a stop, and with reduced motion. */
const useRotation = (count: number) => {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const { hovered, ref: hoverRef } = useHover<HTMLElement>();
  const { focused, ref: focusRef } = useFocusWithin<HTMLElement>();
  const ref = useMergedRef(hoverRef, focusRef);
  const still = useReducedMotion();
  const moves = count > 1 && !paused && !hovered && !focused && !still;
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), restMs);
    return () => clearInterval(timer);
  }, [moves, count]);
  return { shown: Math.min(shown, count - 1), setShown, paused, setPaused, still, ref };
};

function Picture({ banner: { title, image, wideImage, href } }: { banner: BannerPicture }) {
  const picture = (
    <picture>
      {wideImage ? <source media={media['above-phone']} srcSet={wideImage} /> : null}
      <img
        className={classes['image']}
        src={image}
        alt={title}
        data-narrow={wideImage === null || undefined}
      />
    </picture>
  );
  if (href === null) return picture;
  return (
    <Link href={href} className={classes['link']}>
      {picture}
    </Link>
  );
}

/** Rotates a few banners, with a dot for each and a pause button (WCAG 2.2.2). */
export function BannerRotator({ banners, label }: { banners: readonly BannerPicture[]; label: string }) {
  const { shown, setShown, paused, setPaused, still, ref } = useRotation(banners.length);
  const banner = banners[shown];
  if (!banner) return null;
  const Mark = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <section ref={ref} className={classes['root']} aria-label={label}>
      <Picture key={banner.id} banner={banner} />
      {banners.length > 1 ? (
        <div className={classes['controls']}>
          {banners.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              className={classes['dot']}
              aria-label={`第 ${index + 1} 张：${title}`}
              aria-current={index === shown}
              onClick={() => setShown(index)}
            />
          ))}
          {still ? null : (
            <ActionIcon
              variant="transparent"
              color="gray"
              size={28}
              aria-label={paused ? '继续轮播' : '暂停轮播'}
              onClick={() => setPaused(!paused)}
            >
              <Mark size={16} stroke={2} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ) : null}
    </section>
  );
}
