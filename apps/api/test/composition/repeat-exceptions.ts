const READS = 'It reads only';
const CODE = 'Each call sends a new code by design; limits of sending are tested with the codes';
const SIGN_IN = 'It spends a code, ticket or password and starts a session; tested with the sessions';
const PROVIDER = 'It needs a provider of sign-ins or identity checks; not prepared here yet';
const GROUP =
  'refused-states.test.ts makes it twice in a row; changes of the guide send an old revision there';
const TICKET = 'Each call issues a new short ticket by design, and only one can be used';
const GUEST = 'Guests, suppliers and visitors; not prepared here yet';
const READ_MARK = 'It sets marks on rows that exist, in one statement';

const all = (reason: string, names: string): [string, string][] => names.split(' ').map((id) => [id, reason]);

/** The operations with a body that the matrix of repeated calls leaves out, with the reason. */
export const repeatExceptions: Readonly<Record<string, string>> = Object.fromEntries([
  ...all(READS, 'checkInviteCode previewCard checkAllowance checkOrder downloadGroupAttachments'),
  ...all(CODE, 'sendAuthCode sendNewMobileCode sendCode sendEmailCode sendGroupCode'),
  ...all(
    SIGN_IN,
    'loginBySms loginByPassword registerBySms refreshToken resetPassword logout loginGroup loginGroupWithTicket loginHosting changeMobile checkSmsCode',
  ),
  ...all(SIGN_IN, 'scanQrLogin confirmQrLogin refuseQrLogin'),
  ...all(
    PROVIDER,
    'startSnsLogin bindSns registerSns unbindSns bindWechat bindQq bindWeibo bindAlipay submitIdVerification',
  ),
  ...all(TICKET, 'createGroupTicket createHostingTicket createRehearsalTicket issueStartTicket'),
  ...all(
    GUEST,
    'takeStartTicket reportReturn enterFromAgent enterByOpenLink saveKeyDraftAnswers saveKeyPage acceptInvite arriveByChannel',
  ),
  ...all(READ_MARK, 'readMessages undoRead readFlash readNotices'),
  ...all('The upload of a picture; tested with the files', 'changeAvatar addGroupAttachment addGuideFile'),
  ...all('Each report of an error is logged by design', 'reportPageError'),
  ...all('It answers with a file and changes only the used ticket', 'exportPersonalData'),
  ...all('Each showing of a secret is recorded by design (rule 4.12)', 'revealCard revealOrder'),
  ...all(
    GROUP,
    'castVote removeGroupAttachments takeBackShared updateGroupProfile markSectionsRead remindGroupMembers restoreResponses addQuote orderQuotes createHostedGroup updateHostedGroup moveHostedGroup startRehearsal endRehearsal addGuideTopics updateGuideTopic addGuideSection updateGuideSection closeGuideSection removeFromGuide orderGuide inviteMembers withdrawInvitations sendInvitations tagPeople takeOutOfReward',
  ),
]);
