import { LandingExchange } from './LandingExchange.tsx';
import { LandingFaq } from './LandingFaq.tsx';
import { LandingHero } from './LandingHero.tsx';
import classes from './LandingPage.module.css';
import { LandingPromises } from './LandingPromises.tsx';
import { LandingSteps } from './LandingSteps.tsx';
import { LandingTrust } from './LandingTrust.tsx';

/** What 芽言 is, for somebody who has never been here: what one does, what one gets, and what we promise. */
export default function LandingPage() {
  return (
    <div className={classes['root']}>
      <LandingHero />
      <LandingSteps />
      <LandingPromises />
      <LandingExchange />
      <LandingFaq />
      <LandingTrust />
    </div>
  );
}
