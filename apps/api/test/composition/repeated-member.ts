import { readMails } from '../../src/modules/identity/module.ts';
import { AGREEMENT_VERSION } from '../../src/modules/legal/module.ts';
import { endParticipation } from '../../src/modules/task/module.ts';
import { attributeForm } from '../../src/modules/member/attributes/attribute-form.ts';
import { earnCoins } from '../exchange/coins.ts';
import { cash, idOf, payee } from './replayed-member.ts';
import { verifyMember } from '../member/verify-member.ts';
import { freshMobile } from '../system/test-system.ts';
import { screening } from '../survey/short-survey.ts';
import { byNewMember, callBy, type Prepare } from './repeated-call.ts';
import type { Stage } from './replayed-call.ts';
import { answeredTicket } from './replayed-ticket.ts';

const SHORT_SURVEY = 'Zao7kQ2mXn1B';
const APP_TASK = 'Ying7yOng3Sw';
const VIDEO_TASK = 'Shi4pIn8kAn2';
const COURSE = 'Ren2zHen4dAx';
const QUIZ = 'DailyQuiz2026a';
const READING_MS = 120_000;

const place = { name: '王小明', regionCode: '310101', detail: '南京东路 100 号', isDefault: false };

let lastMobile = 0;

/** A new member with their mobile, for calls that need a check by code. */
async function joinByMobile({ system }: Stage) {
  lastMobile += 1;
  const mobile = freshMobile(4000 + lastMobile);
  return { mobile, who: await system.signIn(mobile) };
}

const checked =
  (id: 'changePassword' | 'requestAccountClosing', purpose: 'changePassword' | 'closeAccount'): Prepare =>
  async (stage) => {
    const { system } = stage;
    const { mobile, who } = await joinByMobile(stage);
    const checkTicket = await system.checkTicket(purpose, mobile, who);
    const password = async () =>
      id === 'changePassword' ? { password: await system.encrypted('Duo8yun-xiaoyu') } : {};
    return {
      call: async () => await system.call(id, { body: { checkTicket, ...(await password()) } }, who),
      again: 'CHECK_REQUIRED',
    };
  };

const mailAddress: Prepare = async (stage) => {
  const { system } = stage;
  const { who } = await joinByMobile(stage);
  const email = `xiaoya${lastMobile}@example.com`;
  await system.get('sendEmailCode', { body: { email } }, who);
  await system.runJobs();
  const [mail] = await readMails(system.platform, email);
  return {
    call: async () => {
      const code = await system.encrypted(mail?.code ?? '');
      return await system.call('changeEmail', { body: { email, code } }, who);
    },
    again: 'CODE_EXPIRED',
    spendsCode: true,
  };
};

const newAddress: Prepare = async (stage) => {
  const { system } = stage;
  const who = await stage.join();
  return {
    // A field is encrypted again for each attempt, because a cipher text opens only once.
    call: async () => {
      const mobile = await system.encrypted('13812345678');
      return await system.call('changeConsignees', { body: { action: 'save', mobile, ...place } }, who);
    },
  };
};

const nickname: Prepare = async (stage) => {
  lastMobile += 1;
  const body = { nickname: `小满${lastMobile}` };
  return callBy(stage, await stage.join(), 'changeNickname', { body });
};

const attributeConsent: Prepare = async (stage) => {
  const who = await stage.join();
  const { consent } = await stage.system.get('getAttributeSurvey', {}, who);
  return callBy(stage, who, 'agreeAttributeConsent', { body: { version: consent.version, agreed: true } });
};

const consentWithdrawal: Prepare = async (stage) => {
  const { system } = stage;
  const who = await stage.join();
  const { consent } = await system.get('getAttributeSurvey', {}, who);
  await system.get('agreeAttributeConsent', { body: { version: consent.version, agreed: true } }, who);
  return callBy(stage, who, 'withdrawConsent', { body: { document: 'attributes' } }, 'NOT_FOUND');
};

const partnerConsentWithdrawal: Prepare = async (stage) => {
  const who = await stage.join();
  const start = { taskHashId: SHORT_SURVEY, consent: true };
  await stage.system.get('startParticipation', { body: start }, who);
  const { items } = await stage.system.get('listPartnerConsents', {}, who);
  const body = { recipient: items[0]?.recipient ?? '' };
  return callBy(stage, who, 'withdrawPartnerConsent', { body }, 'NOT_FOUND');
};

const properties: Prepare = async (stage) => {
  const [field] = attributeForm().sections[0]?.fields ?? [];
  const answers = [{ key: field?.key ?? '', values: [field?.options[0]?.value ?? ''] }];
  return callBy(stage, await stage.join(), 'saveProperties', { body: { answers } });
};

const inviter: Prepare = async (stage) => {
  const { inviteCode } = await stage.system.get('getInvitation', {}, await stage.join());
  return callBy(stage, await stage.join(), 'enterInviteCode', { body: { inviteCode } }, 'INVITE_ALREADY_SET');
};

const device: Prepare = async (stage) => {
  const { system } = stage;
  const { mobile, who } = await joinByMobile(stage);
  await system.signIn(mobile, `other-${mobile}`);
  const { items } = await system.get('listDevices', {}, who);
  const id = items.find(({ current }) => !current)?.id ?? '';
  return callBy(stage, who, 'signOutDevice', { params: { id } }, 'NOT_FOUND');
};

const otherDevices: Prepare = async (stage) => {
  const { mobile, who } = await joinByMobile(stage);
  await stage.system.signIn(mobile, `other-${mobile}`);
  return callBy(stage, who, 'signOutOtherDevices');
};

const cancelledClosing: Prepare = async (stage) => {
  const { system } = stage;
  const { mobile, who } = await joinByMobile(stage);
  const checkTicket = await system.checkTicket('closeAccount', mobile, who);
  await system.get('requestAccountClosing', { body: { checkTicket } }, who);
  return callBy(stage, who, 'cancelAccountClosing');
};

const survey =
  (id: 'saveSurveyPage' | 'saveDraftAnswers'): Prepare =>
  async (stage) => {
    const who = await stage.join();
    const started = await stage.system.get('startParticipation', { body: { taskHashId: SHORT_SURVEY } }, who);
    const page = { page: 'screening', answers: screening, revision: 0 };
    const body = id === 'saveSurveyPage' ? page : { ...page, cleared: [], draftRevision: 0 };
    return callBy(stage, who, id, { params: { id: started.sessionId }, body });
  };

const givenUp: Prepare = async (stage) => {
  const who = await stage.join();
  const { sessionId: id } = await stage.system.get(
    'startParticipation',
    { body: { taskHashId: SHORT_SURVEY } },
    who,
  );
  return callBy(stage, who, 'giveUpParticipation', { params: { id } });
};

const application: Prepare = async (stage) => {
  const who = await stage.join();
  await stage.system.get('startParticipation', { body: { taskHashId: APP_TASK } }, who);
  const body = { text: '我每天用备忘录记账，想试试更省事的办法', photos: [] };
  return callBy(stage, who, 'submitTaskActivity', { params: { hashId: APP_TASK }, body }, 'ACTIVITY_NOT_NOW');
};

const video: Prepare = async (stage) => {
  const who = await stage.join();
  await stage.system.get('startParticipation', { body: { taskHashId: VIDEO_TASK } }, who);
  return callBy(stage, who, 'beatTaskVideo', { params: { hashId: VIDEO_TASK }, body: { position: 0 } });
};

const courseQuiz: Prepare = async (stage) => {
  const who = await stage.join();
  await stage.system.get('openCourse', { params: { id: COURSE } }, who);
  stage.system.clock.advance(READING_MS);
  return callBy(stage, who, 'startCourseQuiz', { params: { id: COURSE } });
};

const ballot: Prepare = async (stage) => {
  const who = await stage.join();
  const { items } = await stage.system.get('listPolls', {}, who);
  const poll = items.find(({ closed }) => !closed);
  const body = { pollId: poll?.id ?? '', optionIds: [poll?.options[0]?.id ?? ''] };
  return callBy(stage, who, 'votePoll', { body });
};

const restock: Prepare = async (stage) => {
  const { items } = await stage.system.get('listBenefits', { query: { limit: 100 } });
  const id = items.find(({ stock }) => stock === 0)?.id ?? '';
  return callBy(stage, await stage.join(), 'askRestock', { params: { id }, body: { wanted: true } });
};

const article: Prepare = async (stage) => {
  const { sections } = await stage.system.get('listHelp', { query: { categoryId: 21 } });
  const id = String(sections[0]?.articles[0]?.id);
  return callBy(stage, await stage.join(), 'rateHelpArticle', { params: { id }, body: { helpful: true } });
};

const confirmation: Prepare = async (stage) => {
  const { who, params } = await answeredTicket(stage);
  return callBy(stage, who, 'confirmTicket', { params }, 'TICKET_STATE');
};

/** An order by a new member. The demo's old member would reach the limit of orders a day. */
const order: Prepare = async (stage) => {
  const { system } = stage;
  const who = await stage.join();
  const memberId = await idOf(stage, who);
  await verifyMember(system.platform, memberId);
  await system.platform.database.transaction((tx) => earnCoins(system.platform, tx, memberId, 500));
  const body = { quantity: 1, amount: 100, payee: await payee(stage, 'plain@repeats.example') };
  return {
    call: (idempotencyKey) =>
      system.call('placeOrder', { params: { id: cash.id }, body, idempotencyKey }, who),
  };
};

/** A member met a full quota. */
const reminder: Prepare = async (stage) => {
  const { platform } = stage.system;
  const who = await stage.join();
  const memberId = await idOf(stage, who);
  const { sessionId: id } = await stage.system.get(
    'startParticipation',
    { body: { taskHashId: APP_TASK } },
    who,
  );
  await platform.database.transaction((tx) =>
    endParticipation(tx, platform, { memberId, id }, { result: 3, at: platform.clock.now() }),
  );
  return callBy(stage, who, 'remindOfTask', { params: { hashId: APP_TASK } });
};

/** Calls of members without an idempotency key, which are safe to repeat by their own rules. */
export const repeatedByMember: Readonly<Record<string, Prepare>> = {
  placeOrder: order,
  renewAgreement: byNewMember('renewAgreement', {
    body: { agreementVersion: AGREEMENT_VERSION, agreed: true },
  }),
  changeNickname: nickname,
  changeRecommendation: byNewMember('changeRecommendation', { body: { recommendation: false } }),
  endHomeTour: byNewMember('endHomeTour'),
  showInviteName: byNewMember('showInviteName', { body: { shown: true } }),
  setMessagePreference: byNewMember('setMessagePreference', { body: { kind: 'task', mail: false } }),
  setSmsPreference: byNewMember('setSmsPreference', { body: { kind: 'groupReminder', on: false } }),
  chooseRankingDisplay: byNewMember('chooseRankingDisplay', { body: { choice: 'hidden' } }),
  openCourse: byNewMember('openCourse', { params: { id: COURSE } }),
  startQuiz: byNewMember('startQuiz', { params: { id: QUIZ } }),
  remindOfTask: reminder,
  startParticipation: byNewMember('startParticipation', { body: { taskHashId: SHORT_SURVEY } }),
  changePassword: checked('changePassword', 'changePassword'),
  requestAccountClosing: checked('requestAccountClosing', 'closeAccount'),
  cancelAccountClosing: cancelledClosing,
  changeEmail: mailAddress,
  changeConsignees: newAddress,
  agreeAttributeConsent: attributeConsent,
  withdrawConsent: consentWithdrawal,
  withdrawPartnerConsent: partnerConsentWithdrawal,
  saveProperties: properties,
  enterInviteCode: inviter,
  signOutDevice: device,
  signOutOtherDevices: otherDevices,
  saveSurveyPage: survey('saveSurveyPage'),
  saveDraftAnswers: survey('saveDraftAnswers'),
  giveUpParticipation: givenUp,
  submitTaskActivity: application,
  beatTaskVideo: video,
  startCourseQuiz: courseQuiz,
  votePoll: ballot,
  askRestock: restock,
  rateHelpArticle: article,
  confirmTicket: confirmation,
};
