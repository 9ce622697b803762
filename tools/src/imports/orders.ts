/**
 * The order of the places in a large area, lowest first: sub-folders, or files that stand beside them. Each may import
 * what stands before it. What isn't named stands on top of all that is.
 */
export const orders: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/modules/campaign': [
    'kinds',
    'core',
    'quiz',
    'chances',
    'draw',
    'koi',
    'proof',
    'claims',
    'authoring',
  ],
  'apps/api/src/modules/exchange': ['catalogue', 'fulfilment', 'deps.ts', 'orders', 'checkout'],
  'apps/api/src/modules/identity': [
    'one-time-token.ts',
    'members',
    'ports',
    'codes',
    'sessions',
    'passwords',
    'account',
  ],
  'apps/api/src/modules/member': [
    'id-check-store.ts',
    'profile-store.ts',
    'real-name',
    'home',
    'profile',
    'addresses',
    'attributes',
    'privacy',
  ],
  'apps/api/src/modules/group': ['people', 'discussion', 'desk', 'hosting'],
  'apps/api/src/modules/survey': ['quality', 'quota', 'authoring', 'answering', 'start'],
  'apps/api/src/modules/task': [
    'task-texts.ts',
    'wanted.ts',
    'task.ts',
    'participation.ts',
    'ports',
    'task-deps.ts',
    'import-store.ts',
    'task-store.ts',
    'tasks.ts',
    'participation',
    'wall',
    'activity',
    'results',
    'detail',
  ],
  'packages/survey-engine/src': [
    'answer-keys.ts',
    'content-address.ts',
    'error-texts.ts',
    'plain-object.ts',
    'telephone.ts',
    'definition',
    'check',
    'run',
    'authoring',
  ],
};

/**
 * Folders whose sub-folders still import each other both ways. The list only gets shorter: an area that has an order
 * leaves it.
 */
export const tangled: ReadonlySet<string> = new Set([
  'apps/api/src/modules/group/discussion',
  'apps/api/src/modules/group/people',
  'apps/bbs/src/features/desk',
  'apps/bbs/src/features/hosting',
  'apps/member/src/features/content',
  'apps/member/src/features/exchange',
  'apps/member/src/features/identity',
  'apps/member/src/features/survey',
  'apps/member/src/shell',
  'packages/auth/src',
  'packages/discussion/src',
  'packages/mock/src',
  'packages/survey/src',
  'packages/survey/src/runner',
  'packages/ui/src',
]);
