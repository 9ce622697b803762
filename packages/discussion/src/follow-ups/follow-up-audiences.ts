import { FollowUpAudience, SectionVisibility } from '@yayan/api-client';

/**
 * Who may see a follow-up, as its host chooses. On a question whose answers only hosts and observers see nothing is public
 * (rule 6.65).
 */
export const followUpAudiences = (visibility: SectionVisibility | undefined) => [
  {
    value: FollowUpAudience.Everyone,
    label: visibility === SectionVisibility.HostsOnly ? 'TA 和观察员' : '公开',
  },
  { value: FollowUpAudience.Author, label: '仅 TA 可见' },
];
