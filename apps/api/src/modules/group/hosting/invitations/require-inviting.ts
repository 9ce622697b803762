import { GroupLife } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { HostVisit } from '../../people/life/host-access.ts';
import { lifeOf, refusalFor } from '../../people/group/life.ts';

/** Refuses invitations unless the group is in one of these states. */
export function requireInviting({ group, now }: HostVisit, lives: readonly GroupLife[]): void {
  const life = lifeOf(group, now);
  if (!lives.includes(life)) refuse(refusalFor(life));
}

/** The states in which hosts may invite people. A draft collects them and sends nothing. */
export const INVITING: readonly GroupLife[] = [GroupLife.Draft, GroupLife.Inviting, GroupLife.Open];
