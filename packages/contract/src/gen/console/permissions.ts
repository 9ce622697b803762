// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** What an operator must be allowed to do for each operation; one of the names is enough. */
export const consolePermissions = {
  getOperatorSession: ["session"],
  signInOperator: ["public"],
  signOutOperator: ["session"],
  readOperatorSetup: ["public"],
  finishOperatorSetup: ["public"],
  listOperatorDevices: ["session"],
  endOperatorDevice: ["session"],
} as const;

export type ConsolePermission = (typeof consolePermissions)[keyof typeof consolePermissions][number];
