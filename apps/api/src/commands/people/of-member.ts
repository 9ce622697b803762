import { ownerOfCode } from '../../modules/identity/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Run, RunAct } from '../runner/action.ts';
import type { CommandCall } from '../runner/command.ts';

/** The platform, and the member whom an action's first word names by their code. */
export interface OfMember {
  platform: Platform;
  memberId: string;
}

/** A look at the records of one member, and an act on them. */
export type MemberRun = Run<OfMember>;
export type MemberAct = RunAct<OfMember>;

/** Throws when no member has the code. */
export async function openMember(
  platform: Platform,
  { words: [, code = ''] }: CommandCall,
): Promise<OfMember> {
  const member = await ownerOfCode(platform.database.read, code);
  if (member === undefined) throw new Error(`There is no member ${code}`);
  return { platform, memberId: member.memberId };
}
