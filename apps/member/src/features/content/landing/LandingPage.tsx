import { LandingEvents } from './LandingEvents.tsx';
import { LandingExchange } from './LandingExchange.tsx';
import { LandingFaq } from './LandingFaq.tsx';
import { LandingHero } from './LandingHero.tsx';
import { LandingNear } from './LandingNear.tsx';
import classes from './LandingPage.module.css';
import parts from './LandingParts.module.css';
import { LandingPromises } from './LandingPromises.tsx';
import { LandingSteps } from './LandingSteps.tsx';
import { LandingTrust } from './LandingTrust.tsx';
import { lazyPart } from './lazy-part.ts';

const LandingTasks = lazyPart(() => import('./LandingTasks.tsx'));
const LandingApp = lazyPart(() => import('./LandingApp.tsx'));

/** Presents 芽言 to newcomers: what members do, what they get, and what we promise. */
export default function LandingPage() {
  return (
    <div className={classes['root']}>
      <LandingHero />
      <LandingSteps />
      <LandingNear place={parts['tasks-place']}>
        <LandingTasks />
      </LandingNear>
      <LandingPromises />
      <LandingExchange />
      <LandingNear place={parts['app-place']}>
        <LandingApp />
      </LandingNear>
      <LandingEvents />
      <LandingFaq />
      <LandingTrust />
    </div>
  );
}
