import { type HomeCheck, NewcomerStepKind } from '@yayan/api-client';

const key = 'homeTour';

/** The parts of the home page that the tour points at, as selectors; each part carries its name as `data-tour`. */
export const tourTargets = {
  balance: '[data-tour="balance"]',
  checkIn: '[data-tour="check-in"]',
  /** The first alone: all of them leave no room for words on a phone. */
  tasks: '[data-tour="tasks"] article',
} as const;

/** Whether to show a member around: somebody who has done nothing yet but prove their mobile, and has not been shown. */
export const isTourDue = ({ newcomerSteps }: Pick<HomeCheck, 'newcomerSteps'>): boolean =>
  newcomerSteps.length > 0 &&
  newcomerSteps.every(({ step, done }) => !done || step === NewcomerStepKind.Mobile) &&
  localStorage.getItem(key) === null;

/** Remembers that the member was shown around; forgotten with everything else when they sign out (spec §2). */
export const rememberTour = (): void => localStorage.setItem(key, '1');
