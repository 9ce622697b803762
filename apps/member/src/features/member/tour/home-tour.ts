import { deviceStorage } from '@yayan/site';
import type { HomeCheck } from '@yayan/api-client';

const key = 'homeTour';

/** Selectors of the parts that the tour points at; each part has its name in `data-tour`. */
export const tourTargets = {
  balance: '[data-tour="balance"]',
  checkIn: '[data-tour="check-in"]',
  /** Only the first task: all of them would leave no space for the text on a phone. */
  tasks: '[data-tour="tasks"] article',
} as const;

/** Whether to show the tour: the server says so, and this browser hasn't shown it since the sign-in. */
export const isTourDue = ({ tourDue }: Pick<HomeCheck, 'tourDue'>): boolean =>
  tourDue && deviceStorage.read(key) === undefined;

/** Stores that the tour was shown, even if the call to the server fails. */
export const rememberTour = (): void => void deviceStorage.write(key, '1');
