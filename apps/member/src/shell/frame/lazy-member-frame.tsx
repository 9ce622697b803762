import { type ComponentType, lazy, useState } from 'react';

type Frame = typeof import('./member-frame.tsx');

let loaded: Frame | undefined;

/**
 * Loads the frame that only members see. It is loaded separately, so that a visitor's first page stays small. A member's first
 * page waits for it, so that it is drawn in one piece.
 */
export const loadMemberFrame = async (): Promise<Frame> => {
  loaded ??= await import('./member-frame.tsx');
  return loaded;
};

/** A part of the frame: rendered at once if it is loaded, suspended if it isn't. */
const part = <Props extends object>(pick: (frame: Frame) => ComponentType<Props>): ComponentType<Props> => {
  const Lazy = lazy(async () => ({
    default: pick(await loadMemberFrame()),
  })) as unknown as ComponentType<Props>;
  return function FramePart(props: Props) {
    // Chosen once, because switching to another component would lose the state.
    const [Part] = useState(() => (loaded ? pick(loaded) : Lazy));
    return <Part {...props} />;
  };
};

export const BackToMe = part((frame) => frame.BackToMe);
export const MemberTabs = part((frame) => frame.MemberTabs);
export const MemberSide = part((frame) => frame.MemberSide);
export const SignedInHeader = part((frame) => frame.SignedInHeader);
