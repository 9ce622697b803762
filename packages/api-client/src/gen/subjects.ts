// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** Paths of the queries that an event of a subject makes stale; `*` matches one id. */
export const stalePaths = {
  'balance': ['/v1/users/account', '/v1/credits/invite', '/v1/campaigns', '/v1/points', '/v1/points/months', '/v1/points/lots', '/v1/users/checkin', '/v1/users/credit', '/v1/credits', '/v1/cards', '/v1/users/exchange-info', '/v1/benefits/*', '/v1/benefits/allow/*'],
  'group': ['/focusMembers', '/focusMembers/memberInfo', '/focusMembers/info', '/v1/focusTopics/ask', '/v1/focusTopics/detail', '/v1/focusTopics/reply', '/v1/focusTopics/unReply', '/v1/focusTopics/compere', '/v1/focusTopics/compere/detail', '/v1/focusTopics/compere/members', '/v1/focusTopics/compere/memberNums', '/v1/focusTopics/compere/search', '/focusSections', '/focusSections/compere', '/focusSections/decode/task', '/focusResponses/ask', '/focusResponses', '/focusVotes/user', '/focusVotes/compere', '/focusResponses/list', '/focusResponses/topic', '/focusResponses/tag', '/focusResponses/member/attr', '/v1/groups/*/shared-attributes', '/v1/focusTopics/search'],
  'message': ['/v1/users/id-verify', '/v1/users/account', '/v1/messages/new', '/v1/messages/screen', '/v1/messages', '/v1/tickets', '/v1/tickets/*', '/v1/users/penalties', '/v1/users/polls', '/v1/users/credit', '/v1/credits'],
  'notice': ['/v1/messages/new', '/v1/messages/screen', '/v1/messages', '/v1/notices/unread', '/v1/notices/*'],
  'order': ['/v1/users/account', '/v1/home/check', '/v1/credits/invite', '/v1/points', '/v1/points/months', '/v1/points/lots', '/v1/users/credit', '/v1/credits', '/v1/cards', '/v1/users/exchange-info', '/v3/benefits', '/v1/benefits/*', '/v1/benefits/allow/*', '/v1/exchanges', '/v1/exchanges/*'],
  'participation': ['/v1/users/account', '/v1/home/check', '/v1/credits/invite', '/v1/tasks/recommend', '/v1/tasks', '/v1/task-records', '/v1/tasks/*', '/v1/campaigns', '/v1/process/results/*', '/v1/process/visits/*', '/v1/points', '/v1/points/months', '/v1/points/lots', '/v1/users/credit', '/v1/credits', '/v1/cards', '/v1/users/exchange-info', '/v1/benefits/*', '/v1/benefits/allow/*'],
  'signIn': ['/v1/users/sns', '/v1/users/devices', '/v1/users/account', '/v1/benefits/allow/*'],
} as const;

/** The subjects that a successful call changes. */
export const callChanges = {
  bindSns: ['signIn'],
  unbindSns: ['signIn'],
  changeMobile: ['signIn'],
  changePassword: ['signIn'],
  changeEmail: ['signIn'],
  signOutDevice: ['signIn'],
  saveProperties: ['participation'],
  withdrawPartnerConsent: ['participation'],
  declareFamily: ['balance'],
  answerCourseQuiz: ['balance'],
  submitTaskActivity: ['participation'],
  submitAttributeSurvey: ['participation'],
  claimPrize: ['order'],
  submitQuestions: ['balance'],
  startParticipation: ['participation'],
  saveSurveyPage: ['participation'],
  submitSurvey: ['participation'],
  giveUpParticipation: ['participation'],
  reportReturn: ['participation'],
  checkIn: ['balance'],
  useCard: ['balance'],
  placeOrder: ['order'],
  revokeOrder: ['order'],
  correctOrder: ['order'],
} as const;
