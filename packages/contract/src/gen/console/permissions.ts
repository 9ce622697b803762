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
  listOperatorTasks: ["read"],
  getOperatorTask: ["read"],
  pauseTask: ["tasks.change"],
  resumeTask: ["tasks.change"],
  endTask: ["tasks.change"],
  setTaskSeats: ["tasks.change"],
  setTaskReward: ["tasks.change"],
  findOperatorMembers: ["read"],
  getOperatorMember: ["read"],
  showPersonalData: ["personalData.show"],
  listOperatorMemberCoins: ["read"],
  correctMemberCoins: ["coins.small","coins.large"],
  listOperatorActs: ["read"],
  listOperatorRequests: ["read"],
  agreeToRequest: ["read"],
  refuseRequest: ["read"],
  takeRequestBack: ["read"],
} as const;

export type ConsolePermission = (typeof consolePermissions)[keyof typeof consolePermissions][number];
