/** Who may call what of their own account: * anybody, - without a session. */
export const accountRoles = {
  signInOperator: '-',
  readOperatorSetup: '-',
  finishOperatorSetup: '-',
  startPasskeySignIn: '-',
  signInByPasskey: '-',
  getOperatorSession: '*',
  signOutOperator: '*',
  listOperatorDevices: '*',
  endOperatorDevice: '*',
  listOperatorPasskeys: '*',
  startOperatorPasskey: '*',
  addOperatorPasskey: '*',
  removeOperatorPasskey: '*',
  renameOperatorPasskey: '*',
} as const;
