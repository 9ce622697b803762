/** Imports from before the rules, by how they are told; the list only gets shorter. */
export const knownImports: readonly string[] = [
  'no import upwards: apps/member/src/shell/frame/router.tsx → apps/member/src/routes.tsx',
  'no import upwards: apps/bbs/src/shell/frame/router.tsx → apps/bbs/src/routes.tsx',
  'own stores: apps/api/src/composition/privacy-ports.ts → apps/api/src/modules/content/poll-store.ts',
  'own stores: apps/api/src/commands/tasks/partner.ts → apps/api/src/modules/partner/guests/key-store.ts',
  'own stores: apps/api/src/commands/tasks/partner.ts → apps/api/src/modules/partner/partner-store.ts',
  'own stores: apps/api/src/commands/tasks/partner.ts → apps/api/src/modules/partner/reports/report-store.ts',
  'own stores: apps/api/src/commands/money/reconcile.ts → apps/api/src/modules/ledger/seal/seal-store.ts',
  'own stores: apps/api/src/commands/money/reward.ts → apps/api/src/modules/identity/account/member-store.ts',
  'no circles, types counted: packages/ui/src/chart/MonthBars.tsx ⇄',
  'no circles, types counted: packages/ui/src/discussion/VoteBar.tsx ⇄',
  'no circles, types counted: apps/member/src/features/identity/sns/BindForm.tsx ⇄',
  'no circles, types counted: apps/api/src/modules/identity/account/agreement.ts ⇄',
  'no circles, types counted: apps/api/src/modules/group/deps.ts ⇄',
];
