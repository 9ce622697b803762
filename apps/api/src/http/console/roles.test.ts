import { type ConsoleOperationId, consolePermissions } from '@yayan/contract/console';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../test/system/test-system.ts';
import { consoleOperations } from './console-document.ts';

/** Who may call what: A admin, R researcher, V reviewer, S support, F finance, E editor; * anybody, - without a session. */
const table: Readonly<Record<ConsoleOperationId, string>> = {
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
  listOperatorTasks: '*',
  getOperatorTask: '*',
  checkTaskFile: 'AR',
  importTaskFile: 'AR',
  getTaskFile: '*',
  listTaskAttributes: '*',
  pauseTask: 'AR',
  resumeTask: 'AR',
  endTask: 'AR',
  setTaskSeats: 'AR',
  setTaskReward: 'AR',
  showAnswerFiles: 'AR',
  listOperatorMembers: '*',
  getOperatorMember: '*',
  listOperatorMemberCoins: '*',
  showPersonalData: 'AVSF',
  correctMemberCoins: 'ASF',
  listOperatorMemberOrders: '*',
  listOperatorBenefits: '*',
  getOperatorBenefit: '*',
  addBenefit: 'AF',
  setBenefitSale: 'AF',
  setBenefitPrice: 'AF',
  changeBenefitStock: 'AF',
  setBenefitLimits: 'AF',
  importCardCodes: 'AF',
  withdrawCardCodes: 'AF',
  listOperatorOrders: '*',
  getOperatorOrder: '*',
  passOrder: 'AF',
  refuseOrder: 'AF',
  retryOrder: 'AF',
  revokeOperatorOrder: 'AF',
  markOrderPaid: 'AF',
  markOrderUnpaid: 'AF',
  shipOrder: 'AF',
  undoShipment: 'AF',
  showOrderDestination: 'AVSF',
  listHandIns: '*',
  getHandIn: '*',
  listHandInReasons: '*',
  approveHandIn: 'ARV',
  returnHandIn: 'ARV',
  rejectHandIn: 'ARV',
  listSecondLooks: '*',
  getSecondLook: '*',
  lookAgain: 'ARV',
  listOperatorTickets: '*',
  getOperatorTicket: '*',
  acceptTicket: 'AVS',
  startTicket: 'AVS',
  askTicket: 'AVS',
  answerTicket: 'AVS',
  noteTicket: 'AVS',
  handOverTicket: 'AVS',
  decideTicket: 'AVSF',
  listCannedAnswers: '*',
  saveCannedAnswer: 'AVS',
  removeCannedAnswer: 'AVS',
  listOperatorMemberCards: '*',
  listOperatorMemberPenalties: '*',
  listOperatorMemberSessions: '*',
  listOperatorMemberInvitations: '*',
  listOperatorMemberParticipations: '*',
  changeMemberQuality: 'ASF',
  forgiveMemberDebt: 'ASF',
  giveMemberCard: 'ASF',
  takeMemberCard: 'ASF',
  givePenalty: 'AVS',
  liftPenalty: 'AVS',
  endMemberSession: 'AVS',
  nameGroupHost: 'ARF',
  removeGroupHost: 'ARF',
  resetNickname: 'AVS',
  resetAvatar: 'AVS',
  restoreInvitation: 'AS',
  voidInvitation: 'AS',
  decideIdCheck: 'AS',
  resetIdCheck: 'AS',
  changeLostMobile: 'AS',
  startMemberClosing: 'AS',
  stopMemberClosing: 'AS',
  speedMemberClosing: 'AS',
  getOverview: '*',
  getDayFigures: '*',
  getSystemState: '*',
  exportList: 'ARSF',
  exportMemberData: 'AS',
  listExports: 'ARSF',
  downloadExport: 'ARSF',
  listSavedViews: '*',
  saveView: '*',
  deleteView: '*',
  runBulkAct: 'ARVSF',
  listBulkRuns: '*',
  getBulkRun: '*',
  stopBulkRun: 'ARVSF',
  listFailedJobs: '*',
  retryJob: 'ARF',
  retryJobs: 'ARF',
  listHeldPay: '*',
  getHeldPay: '*',
  payHeld: 'ARV',
  refuseHeld: 'ARV',
  listOperatorGroups: '*',
  getOperatorGroup: '*',
  confirmGroupPay: 'ARF',
  holdGroupPay: 'ARF',
  releaseGroupPay: 'ARF',
  refuseGroupPay: 'ARF',
  takeOutOfGroupPay: 'ARF',
  listOperatorGroupPeople: '*',
  listOperatorGroupAnswers: '*',
  closeOperatorGroup: 'ARF',
  archiveOperatorGroup: 'ARF',
  handOverGroup: 'ARF',
  takeDownGroupAnswer: 'ARF',
  putBackGroupAnswer: 'ARF',
  listPartners: '*',
  getPartner: '*',
  showPartnerKeys: 'A',
  rotatePartnerKey: 'A',
  endPartnerKey: 'A',
  setPartnerActive: 'A',
  listOperators: '*',
  getOperator: '*',
  addOperator: 'A',
  setOperatorRoles: 'A',
  endOperatorSessions: 'A',
  resetOperator: 'A',
  setOperatorActive: 'A',
  takeOperatorLink: 'A',
  listOperatorCampaigns: '*',
  getOperatorCampaign: '*',
  listCampaignWins: '*',
  checkCampaignFile: 'AE',
  publishCampaign: 'AE',
  pauseCampaign: 'AE',
  resumeCampaign: 'AE',
  endOperatorCampaign: 'AE',
  voidCampaignWin: 'AE',
  extendCampaignClaim: 'AE',
  listContent: '*',
  getContent: '*',
  listHelpSections: '*',
  saveHelpSection: 'AE',
  listAwardMonths: '*',
  getAwardMonth: '*',
  confirmAwards: 'AE',
  listContentDrafts: '*',
  getContentDraft: '*',
  saveContentDraft: 'AE',
  removeContentDraft: 'AE',
  listHelpMisses: '*',
  dismissHelpMiss: 'AE',
  addContentPicture: 'AE',
  previewContentText: 'AE',
  publishContent: 'AE',
  editContent: 'AE',
  withdrawContent: 'AE',
  listPartnerReports: '*',
  acceptPartnerReports: 'ARF',
  dismissPartnerReports: 'ARF',
  reconcilePartner: 'ARF',
  checkPartnerFile: 'A',
  savePartner: 'A',
  listSuppliedTasks: '*',
  supplyTask: 'AR',
  endSupply: 'AR',
  listAgentHooks: '*',
  resendAgentHook: 'ARF',
  makeOpenLink: 'AR',
  listOpenLinks: '*',
  endOpenLink: 'AR',
  listOperatorActs: '*',
  listOperatorRequests: '*',
  agreeToRequest: '*',
  refuseRequest: '*',
  takeRequestBack: '*',
};
const letters = { admin: 'A', researcher: 'R', reviewer: 'V', support: 'S', finance: 'F', editor: 'E' };

let system: TestSystem;
const sessions = new Map<string, ConsoleSession>();
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const NOBODY = '01990000-0000-7000-8000-00000000ffff';

/** Calls an operation with a body that no operation accepts, so that only the right decides what happens. */
const ask = async (id: ConsoleOperationId, session?: ConsoleSession) => {
  const input = { params: { id: NOBODY }, body: { none: true }, key: system.key() };
  const method = consoleOperations.find((each) => each.id === id)?.method;
  return (await consoleCall(system, id, method === 'GET' ? { params: input.params } : input, session))
    .outcome;
};

const refusals = ['OPERATOR_FORBIDDEN', 'UNAUTHORISED'];

it('the table names every operation', () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(consolePermissions).toSorted());
});

it.each(Object.entries(table))('14.6 %s: only %s, and nobody without a session', async (name, allowed) => {
  // The keys of the table.
  const id = name as ConsoleOperationId;
  if (allowed === '-') return expect(refusals).not.toContain(await ask(id));
  expect(await ask(id)).toBe('UNAUTHORISED');
  for (const [role, letter] of Object.entries(letters)) {
    const session = sessions.get(role) ?? (await signInOperator(system, role));
    sessions.set(role, session);
    const isAllowed = allowed === '*' || allowed.includes(letter);
    const outcome = await ask(id, session);
    if (isAllowed) expect(refusals, role).not.toContain(outcome);
    else expect(outcome, role).toBe('OPERATOR_FORBIDDEN');
  }
});
