import { deviceStorage } from '@yayan/site';
import type { HomeCheck } from '@yayan/api-client';

const key = 'homeTour';

/** The parts of the home page that the tour points at, as selectors; each part carries its name as `data-tour`. */
export const tourTargets = {
  balance: '[data-tour="balance"]',
  checkIn: '[data-tour="check-in"]',
  /** The first alone: all of them leave no room for words on a phone. */
  tasks: '[data-tour="tasks"] article',
} as const;

/** Whether to show a member around: the server says so, and this browser has not done it since they signed in. */
export const isTourDue = ({ tourDue }: Pick<HomeCheck, 'tourDue'>): boolean =>
  tourDue && deviceStorage.read(key) === undefined;

/** Remembers it here at once, whatever becomes of the call that tells the server. */
export const rememberTour = (): void => void deviceStorage.write(key, '1');
