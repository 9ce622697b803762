import { lazy } from 'react';

const frame = () => import('./member-frame.tsx');

/** The frame that only members see is loaded separately, so that a visitor's first page stays small. */
export const MemberTabs = lazy(async () => ({ default: (await frame()).MemberTabs }));
export const MemberSide = lazy(async () => ({ default: (await frame()).MemberSide }));
export const MakeMoneyIcon = lazy(async () => ({ default: (await frame()).MakeMoneyIcon }));
export const SignedInHeader = lazy(async () => ({ default: (await frame()).SignedInHeader }));
export const LiveNotifications = lazy(async () => ({ default: (await frame()).LiveNotifications }));
