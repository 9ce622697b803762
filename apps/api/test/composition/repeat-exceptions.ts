const READS = 'It reads only';
const CODE = 'Each call sends a new code by design; limits of sending are tested with the codes';
const SIGN_IN = 'It spends a code, ticket or password and starts a session; tested with the sessions';
const PROVIDER = "It spends a third party's code, a state or a ticket; sns-attacks.test.ts replays them";
const TICKET = 'Each call issues a new short ticket by design, and only one can be used';

const all = (reason: string, names: string): [string, string][] => names.split(' ').map((id) => [id, reason]);

/** The operations with a body that the matrix of repeated calls leaves out, with the reason. */
export const repeatExceptions: Readonly<Record<string, string>> = Object.fromEntries([
  ...all(READS, 'checkInviteCode previewCard checkAllowance checkOrder downloadGroupAttachments'),
  ...all(CODE, 'sendAuthCode sendNewMobileCode sendCode sendEmailCode sendGroupCode'),
  ...all(
    SIGN_IN,
    'loginBySms loginByPassword registerBySms refreshToken resetPassword logout loginGroup loginGroupWithTicket loginHosting changeMobile checkSmsCode',
  ),
  ...all(PROVIDER, 'startSnsLogin bindSns registerSns bindWechat bindQq bindWeibo bindAlipay'),
  ...all(
    'A check that was stored is decided by its job, and a number once (id-verification.test.ts)',
    'submitIdVerification',
  ),
  ...all(TICKET, 'createGroupTicket createHostingTicket createRehearsalTicket issueStartTicket'),
  ...all('Each report of an error is logged by design', 'reportPageError'),
  ...all('It answers with a file and changes only the used ticket', 'exportPersonalData'),
  ...all('Each showing of a secret is recorded by design (rule 5.9)', 'revealCard revealOrder'),
]);
