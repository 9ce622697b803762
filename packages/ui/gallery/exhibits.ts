import { brandExhibits } from './brand-exhibits.tsx';
import { cardExhibits } from './card-exhibits.tsx';
import { discussionExhibits } from './discussion-exhibits.tsx';
import { feedbackExhibits } from './feedback-exhibits.tsx';
import { formExhibits } from './form-exhibits.tsx';
import { pageExhibits } from './page-exhibits.tsx';
import { rewardExhibits } from './reward-exhibits.tsx';
import { shellExhibits } from './shell-exhibits.tsx';
import { skeletonExhibits } from './skeleton-exhibits.tsx';

/** Everything the gallery shows, in its order. */
export const exhibits = [
  ...brandExhibits,
  ...shellExhibits,
  ...rewardExhibits,
  ...cardExhibits,
  ...discussionExhibits,
  ...pageExhibits,
  ...formExhibits,
  ...feedbackExhibits,
  ...skeletonExhibits,
];
