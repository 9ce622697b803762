import type { TaskTexts } from '../../src/modules/task/task-texts.ts';

/** A task's texts, for tests and measurements that don't need them. */
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
