import { ownerOfCode } from '../../modules/identity/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Run, RunAct } from '../runner/action.ts';
import type { CommandCall } from '../runner/command.ts';
import type { Act } from '../../platform/audit/act.ts';
import { type Given, performing } from '../runner/performing.ts';
import type { ActCall } from '../runner/action.ts';

/** The platform, and the member whose code is the first word of an action. */
export interface OfMember {
  platform: Platform;
  memberId: string;
}

/** An action that reads one member's records, and an action that changes them. */
export type MemberRun = Run<OfMember>;
export type MemberAct = RunAct<OfMember>;

/** Opens the member of an action. Throws if no member has the code. */
export async function openMember(
  platform: Platform,
  { words: [, code = ''] }: CommandCall,
): Promise<OfMember> {
  const member = await ownerOfCode(platform.database.read, code);
  if (member === undefined) throw new Error(`There is no member ${code}`);
  return { platform, memberId: member.memberId };
}

/** Like `performing`, for an act on the member of the command. */
export const performingOn =
  <Input>(act: Act<Input>, read: (call: ActCall, memberId: string) => Given<Input>): MemberAct =>
  async ({ platform, memberId }, call) =>
    await performing(act, () => read(call, memberId))(platform, call);
