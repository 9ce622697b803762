import type { AnswerChanges } from '../definition/runner-types.ts';
import { bothChanges } from './draft-changes.ts';

type Receiver = (changes: AnswerChanges) => void;

const nothing: AnswerChanges = { answers: {}, cleared: [] };

/** Passes answers of other devices to the receivers, and keeps them while there is no receiver. */
export const createArrivals = () => {
  let kept = nothing;
  const receivers = new Set<Receiver>();
  return {
    add: (changes: AnswerChanges): void => {
      if (Object.keys(changes.answers).length + changes.cleared.length === 0) return;
      if (receivers.size === 0) kept = bothChanges(kept, changes);
      for (const receive of receivers) receive(changes);
    },
    subscribe: (receive: Receiver): (() => void) => {
      receivers.add(receive);
      if (kept !== nothing) receive(kept);
      kept = nothing;
      return () => void receivers.delete(receive);
    },
  };
};
