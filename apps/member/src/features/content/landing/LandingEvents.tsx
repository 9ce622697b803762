import { latePart, useNear } from '@yayan/ui';
import classes from './LandingPage.module.css';

const { Part: LandingBanners } = latePart(async () => (await import('./LandingBanners.tsx')).LandingBanners, {
  isOptional: true,
});

/** What runs at the moment. Its code and data are loaded once the visitor scrolls. */
export function LandingEvents() {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={classes['events']}>
      <LandingBanners isWanted={isNear} />
    </div>
  );
}
