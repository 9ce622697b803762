import type { TaskTexts } from '../../modules/task/task-texts.ts';

/** What a task says about itself where a test or a measurement does not look at it. */
export const bareTaskTexts: TaskTexts = {
  description: '',
  steps: [],
  dos: [],
  donts: [],
  quitting: '',
  sensitive: [],
  audience: '',
  dataUse: {
    recipient: '芽言',
    thirdParty: false,
    items: [],
    purpose: '',
    consentRequired: false,
    policyUrl: null,
  },
};
