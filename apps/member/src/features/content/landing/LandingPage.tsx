import { latePart } from '@yayan/ui';
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

const { Part: LandingTasks } = latePart(async () => (await import('./LandingTasks.tsx')).LandingTasks, {
  isOptional: true,
});
const { Part: LandingApp } = latePart(async () => (await import('./LandingApp.tsx')).LandingApp, {
  isOptional: true,
});

/** Presents 芽言 to newcomers: what members do, what they get, and what we promise. */
export default function LandingPage() {
  return (
    <div className={classes['root']}>
      <LandingHero />
      <LandingSteps />
      <LandingNear place={parts['tasks-place']} part={LandingTasks} />
      <LandingPromises />
      <LandingExchange />
      <LandingNear place={parts['app-place']} part={LandingApp} />
      <LandingEvents />
      <LandingFaq />
      <LandingTrust />
    </div>
  );
}
