import { openFiles } from '../../modules/file/module.ts';
import { checkMobile, openSessions } from '../../modules/identity/module.ts';
import { memberActs, newMobile } from '../../modules/member/module.ts';
import type { Act } from '../../platform/audit/act.ts';
import type { Platform } from '../../platform/platform.ts';
import { act, type RunAct } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { performing } from '../runner/performing.ts';
import { type OfMember, openMember } from './of-member.ts';

/** A member, and the acts on their account. */
interface OfAccount extends OfMember {
  acts: ReturnType<typeof memberActs>;
}
type AccountAct = RunAct<OfAccount>;

const open = async (platform: Platform, call: CommandCall): Promise<OfAccount> => {
  const { sessions, urgentMessages } = openSessions(platform);
  const acts = memberActs(openFiles(platform), sessions, urgentMessages);
  return { ...(await openMember(platform, call)), acts };
};

/** Performs an act whose words after the member's code are its reason. */
const plainly =
  (actOf: (acts: OfAccount['acts']) => Act<{ memberId: string }>): AccountAct =>
  async ({ platform, memberId, acts }, call) => {
    const [, , ...reason] = call.words;
    const given = { input: { memberId }, reason: reasonOf(reason) };
    await performing(actOf(acts), () => given)(platform, call);
  };

const ANSWERS: Readonly<Record<string, boolean>> = { matches: true, differs: false };

const idCheck: AccountAct = async ({ platform, memberId, acts }, call) => {
  const [, , answer = '', ...reason] = call.words;
  const matches = ANSWERS[answer];
  if (matches === undefined) throw new Error('Say whether name and number match: matches or differs');
  const given = { input: { memberId, matches }, reason: reasonOf(reason) };
  await performing(acts.decideIdCheck, () => given)(platform, call);
};

const mobile: AccountAct = async ({ platform, memberId, acts }, call) => {
  const [, , next = '', ...reason] = call.words;
  checkMobile(next);
  const given = { input: newMobile(platform, memberId, next), reason: reasonOf(reason) };
  await performing(acts.changeLostMobile, () => given)(platform, call);
};

/** What the console does on a member's account, for who has access to the server (rules 14.28 to 14.30). */
export const member: Command = actionsCommandOn({
  name: 'member',
  summary: 'Decide a real-name check, replace a lost mobile, start or stop a deletion',
  sendsJobs: true,
  actions: [
    act(
      'id-check <member> <matches|differs> <reason>',
      'Decide a real-name check whose service gives no answer',
      idCheck,
    ),
    act(
      'id-reset <member> <reason>',
      'Erase real-name checks: name and number can be submitted anew',
      plainly(({ resetIdCheck }) => resetIdCheck),
    ),
    act(
      'mobile <member> <mobile> <reason>',
      'Replace a lost mobile after proof; all sessions end, and the member is told',
      mobile,
    ),
    act(
      'close <member> <reason>',
      'Start the deletion of an account that its member asked for',
      plainly(({ startMemberClosing }) => startMemberClosing),
    ),
    act(
      'keep <member> <reason>',
      'Stop a deletion',
      plainly(({ stopMemberClosing }) => stopMemberClosing),
    ),
    act(
      'close-now <member> <reason>',
      'Let a deletion happen within the hour',
      plainly(({ speedMemberClosing }) => speedMemberClosing),
    ),
  ],
  open,
});
