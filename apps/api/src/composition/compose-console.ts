import type { ConsoleHandlers } from '../call/operator/console-call.ts';
import type { FindOperator } from '../call/operator/operator-caller.ts';
import type { Platform } from '../platform/platform.ts';
import type { Act } from '../platform/audit/act.ts';
import {
  benefitActs,
  benefitConsole,
  correctDestination,
  orderActs,
  orderConsole,
  providerActs,
  providerConsole,
  shipmentConsole,
} from '../modules/exchange/module.ts';
import {
  cannedActs,
  cannedConsole,
  penaltyConsole,
  ticketConsole,
  ticketFigureConsole,
} from '../modules/feedback/module.ts';
import type { Exchange } from '../modules/exchange/api.ts';
import type { Files } from '../modules/file/api.ts';
import {
  addContentPicture,
  addressOfFile,
  continueCourseVideo,
  watchCourseVideo,
  alikePictures,
  cameraFactsOf,
  pictureUrl,
} from '../modules/file/module.ts';
import { awardConsole } from '../modules/community/module.ts';
import type { Sessions } from '../modules/identity/api.ts';
import { countAgreed, memberCodes } from '../modules/identity/module.ts';
import { invitationConsole, invitationTreeConsole } from '../modules/invite/module.ts';
import { messageConsole } from '../modules/message/module.ts';
import { findableAttributes, memberActs, memberConsole, memberMessage } from '../modules/member/module.ts';
import type { Messages } from '../modules/message/api.ts';
import type { MemberArchive } from '../modules/operator/api.ts';
import {
  bulkAct,
  createOperators,
  exportList,
  exportMember,
  maintenanceActs,
  operatorActs,
  operatorLists,
  retryJobs,
} from '../modules/operator/module.ts';
import { campaignConsole, questionActs, questionConsole } from '../modules/campaign/module.ts';
import {
  applicationActs,
  applicationConsole,
  contentConsole,
  contentWorkConsole,
  courseVideoConsole,
  proposalActs,
  proposalConsole,
} from '../modules/content/module.ts';
import { legalConsole } from '../modules/legal/module.ts';
import { groupConsole, groupHostActs, groupPayActs, isNamedHost } from '../modules/group/module.ts';
import { dismissHelpMiss, saveHelpSection } from '../modules/help/module.ts';
import { chainHead, lastReconcile, transferConsole } from '../modules/ledger/module.ts';
import {
  answerFileConsole,
  heldPayConsole,
  participationPageConsole,
  taskFigureConsole,
  taskFileConsole,
} from '../modules/survey/module.ts';
import { closedTasks, partnerActs, partnerConsole } from '../modules/partner/module.ts';
import { ruleNumberActs, ruleNumberConsole } from '../modules/rule/module.ts';
import { rewardActs, rewardConsole } from '../modules/reward/module.ts';
import {
  handInConsole,
  lookAgain,
  networkActs,
  networkConsole,
  participationConsole,
  secondLookConsole,
  taskConsole,
  taskParticipationConsole,
} from '../modules/task/module.ts';
import { causeObjects } from './receipts/cause-objects.ts';
import { searchConsole } from './searches/console-search.ts';
import { dayFigurePorts } from './ports/day-figure-ports.ts';
import { exportedLists } from './exports/exported-lists.ts';
import { levelPorts } from './ports/level-ports.ts';
import { awardActs } from './acts/award-act.ts';
import { campaignActDeps, campaigns } from './acts/campaign-acts.ts';
import { bulkRules } from './acts/bulk-acts.ts';
import { completes } from './acts/complete-acts.ts';
import { contents } from './acts/content-acts.ts';
import { groups } from './acts/group-acts.ts';
import { handIns } from './acts/hand-in-acts.ts';
import { heldPays } from './acts/held-pay-acts.ts';
import { invitations } from './acts/invitation-acts.ts';
import { partnerWords } from './acts/partner-word-acts.ts';
import { countPeople, legals } from './acts/legal-acts.ts';
import { penalties } from './acts/penalty-acts.ts';
import { shipmentAct, shipmentRuns } from './acts/shipment-act.ts';
import { tasks } from './acts/task-acts.ts';
import { taskFiles } from './acts/task-file-acts.ts';
import { countReach } from './ports/task-reach.ts';
import { tickets } from './acts/ticket-acts.ts';
import { ticketRecord } from './tickets/ticket-record.ts';
import { timelines } from './timelines.ts';
import { waitingWork } from './waiting-work.ts';

export interface Console {
  handlers: ConsoleHandlers;
  findOperator: FindOperator;
}

/** Connects the areas with the operator console. */
export const composeConsole = (
  platform: Platform,
  {
    files,
    sessions,
    messages,
    memberArchive,
    exchange,
  }: {
    files: Files;
    sessions: Sessions;
    messages: Messages;
    memberArchive: MemberArchive;
    exchange: Exchange;
  },
): Console => {
  const correction = correctDestination(exchange);
  const members = memberActs(files, sessions, messages);
  const memberPorts = {
    acts: members,
    sessions,
    makesGroups: isNamedHost,
    levelOf: levelPorts(platform).levelWithNext,
    causesOf: causeObjects,
  };
  const campaignPorts = { acts: campaigns, depsOf: campaignActDeps };
  const picture = (key: string): string => pictureUrl(files, key);
  const pictures = { pictureUrl: picture, camerasOf: cameraFactsOf, alike: alikePictures };
  // Also inside the transaction of an act.
  const ticketPorts = { acts: tickets, pictureUrl: picture, recordOf: ticketRecord };
  const listsOf = (inside: Platform) => ({
    ...taskConsole(inside, { acts: tasks, closedTasks, attributes: findableAttributes }),
    ...taskParticipationConsole(inside),
    ...ticketConsole(inside, ticketPorts),
    ...handInConsole(inside, { acts: handIns, ...pictures }),
    ...benefitConsole(inside),
    ...orderConsole(inside, correction),
    ...memberConsole(inside, memberPorts),
    ...groupConsole(inside, groups),
    ...campaignConsole(inside, campaignPorts),
    ...contentConsole(inside, contents),
    ...partnerConsole(inside, partnerWords),
    ...operatorLists(inside),
  });
  const lists = exportedLists(listsOf);
  const exportAct = exportList(lists);
  const bulk = bulkAct(bulkRules, lists);
  const acts: readonly Act[] = [
    ...Object.values(tasks),
    ...Object.values(taskFiles),
    ...Object.values(handIns),
    lookAgain,
    ...Object.values(networkActs),
    ...Object.values(maintenanceActs),
    ...Object.values(tickets),
    ...Object.values(cannedActs),
    ...Object.values(benefitActs),
    ...Object.values(orderActs),
    shipmentAct,
    correction,
    ...Object.values(providerActs),
    ...Object.values(rewardActs),
    ...Object.values(penalties),
    ...Object.values(invitations),
    ...Object.values(members),
    ...Object.values(heldPays),
    ...Object.values(completes),
    ...Object.values(groupPayActs),
    ...Object.values(groupHostActs),
    ...Object.values(groups),
    ...Object.values(campaigns),
    ...Object.values(questionActs),
    ...Object.values(applicationActs),
    ...Object.values(proposalActs),
    ...Object.values(contents).flatMap(({ publishContent, editContent, withdrawContent }) => [
      publishContent,
      editContent,
      withdrawContent,
    ]),
    ...Object.values(partnerActs),
    ...Object.values(operatorActs),
    ...Object.values(partnerWords),
    ...Object.values(awardActs),
    ...Object.values(legals),
    ...Object.values(ruleNumberActs),
    saveHelpSection,
    dismissHelpMiss,
    retryJobs,
    exportAct,
    exportMember,
    bulk,
    memberMessage,
  ];
  const operators = createOperators(platform, acts, {
    waiting: waitingWork,
    dayFigures: dayFigurePorts,
    timelines,
    lastReconcile: async () => await lastReconcile(platform),
    ledgerHead: chainHead,
    exportedLists: lists,
    exportAct,
    memberArchive,
    bulkRules,
    bulkAct: bulk,
  });
  const handlers: ConsoleHandlers = {
    ...operators.handlers,
    ...taskConsole(platform, { acts: tasks, closedTasks, attributes: findableAttributes }),
    ...taskFileConsole(platform, taskFiles, { countReach, attributes: findableAttributes }),
    ...searchConsole(platform),
    ...cannedConsole(platform),
    ...ticketFigureConsole(platform),
    ...ticketConsole(platform, ticketPorts),
    ...handInConsole(platform, { acts: handIns, ...pictures }),
    ...secondLookConsole(platform, pictures),
    ...networkConsole(platform),
    ...benefitConsole(platform),
    ...orderConsole(platform, correction),
    ...providerConsole(platform, exchange.channels),
    ...shipmentConsole(platform, { act: shipmentAct, runs: shipmentRuns }),
    ...memberConsole(platform, memberPorts),
    ...rewardConsole(platform, { causesOf: causeObjects }),
    ...transferConsole(platform, { causesOf: causeObjects, codesOf: memberCodes }),
    ...messageConsole(platform),
    ...penaltyConsole(platform, penalties),
    ...invitationConsole(platform, invitations),
    ...invitationTreeConsole(platform),
    ...participationConsole(platform),
    ...taskParticipationConsole(platform),
    ...participationPageConsole(platform, completes),
    ...taskFigureConsole(platform),
    ...heldPayConsole(platform, heldPays),
    ...answerFileConsole(platform, { addressOf: (file) => addressOfFile(files, file) }),
    ...groupConsole(platform, groups),
    ...campaignConsole(platform, campaignPorts),
    ...questionConsole(platform),
    ...applicationConsole(platform),
    ...proposalConsole(platform),
    ...contentConsole(platform, contents),
    ...ruleNumberConsole(platform),
    ...legalConsole(platform, { acts: legals, countPeople, countAgreed }),
    ...awardConsole(platform, { acts: awardActs, codesOf: memberCodes }),
    ...courseVideoConsole({
      continueUpload: async (operatorId, wanted) => await continueCourseVideo(files, operatorId, wanted),
      watch: async (operatorId, key) => await watchCourseVideo(files, operatorId, key),
    }),
    ...contentWorkConsole(platform, async (picture, by) => await addContentPicture(files, picture, by)),
    ...partnerConsole(platform, partnerWords),
  };
  return { findOperator: operators.findOperator, handlers };
};
