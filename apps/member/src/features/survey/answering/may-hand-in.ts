import type { SurveySession } from '@yayan/api-client';
import type { Finished } from '../../../shell/unsent/finished.ts';

/**
 * Whether a questionnaire that was finished on this device can be handed in from here. Answers that another device left
 * unconfirmed on an earlier page are for the member to see first.
 * @param posted the pages that waited on this device when the session was loaded
 */
export const mayHandIn = (
  { page }: Finished,
  { drafts }: Pick<SurveySession, 'drafts'>,
  posted: readonly string[],
): boolean => drafts.pages.every((draft) => draft === page || posted.includes(draft));
