import { LandingEvents } from './LandingEvents.tsx';
import { LandingExchange } from './LandingExchange.tsx';
import { LandingFaq } from './LandingFaq.tsx';
import { LandingHero } from './LandingHero.tsx';
import classes from './LandingPage.module.css';
import { LandingPromises } from './LandingPromises.tsx';
import { LandingSteps } from './LandingSteps.tsx';
import { LandingTrust } from './LandingTrust.tsx';

/** Presents 芽言 to newcomers: what members do, what they get, and what we promise. */
export default function LandingPage() {
  return (
    <div className={classes['root']}>
      <LandingHero />
      <LandingSteps />
      <LandingPromises />
      <LandingExchange />
      <LandingEvents />
      <LandingFaq />
      <LandingTrust />
    </div>
  );
}
