import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LevelOf, getAccount } from './profile/account.ts';
import { changeConsignees, type ConsigneeDeps, listConsignees } from './addresses/consignees.ts';
import { checkHome, type HomeDeps } from './home/home-check.ts';
import { endHomeTour } from './home/home-tour.ts';
import {
  getIdVerification,
  type IdVerificationDeps,
  submitIdVerification,
} from './real-name/id-verification.ts';
import { changeAvatar, type AvatarDeps } from './profile/avatar.ts';
import { changeNickname } from './profile/profile.ts';

export interface MemberDeps extends HomeDeps, ConsigneeDeps, IdVerificationDeps, AvatarDeps {
  platform: Platform;
  /** The reward area's rule for levels. */
  levelOf: LevelOf;
}

const rules = {
  getAccount,
  changeNickname,
  changeAvatar,
  checkHome,
  endHomeTour,
  listConsignees,
  changeConsignees,
  submitIdVerification,
};

/** Handlers of the operations on the signed-in member's own account. */
export const memberHandlers = (
  deps: MemberDeps,
): Pick<Handlers, keyof typeof rules | 'getIdVerification'> => ({
  ...bind(deps, rules),
  getIdVerification: async ({ caller }) => await getIdVerification(deps, caller.memberId),
});
