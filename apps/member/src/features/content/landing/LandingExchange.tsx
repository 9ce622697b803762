import { useEffect, useRef, useState } from 'react';
import { latePart, SectionHeading } from '@yayan/ui';
import classes from './LandingPage.module.css';

const { Part: LandingBenefits } = latePart(
  async () => (await import('./LandingBenefits.tsx')).LandingBenefits,
  { isOptional: true },
);

const aheadPx = 200;

/** What coins can be exchanged for. Its code and data are loaded when the visitor scrolls near it. */
export function LandingExchange() {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = place.current;
    if (!section) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${aheadPx}px` },
    );
    watcher.observe(section);
    return () => watcher.disconnect();
  }, []);
  return (
    <section ref={place} className={classes['section']}>
      <SectionHeading title="金币能换什么" more={{ href: '/exchange', label: '全部福利' }} />
      <div className={classes['benefits']}>
        <LandingBenefits isWanted={isNear} />
      </div>
    </section>
  );
}
