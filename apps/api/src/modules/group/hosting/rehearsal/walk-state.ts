import type { ErrorName, RehearsalGate } from '@yayan/contract';
import { type Act, addAct } from './agenda.ts';
import { arrivalOf } from './timetable.ts';
import { voices } from './voices.ts';

/** Where a walk is. It is stored with what the steps changed. Questions are named by their places, people by their voices. */
export interface WalkState {
  hostId: string;
  /** In the order of `voices`. */
  people: readonly string[];
  openings: number;
  agenda: Act[];
  /** How many answers the host has asked about. */
  asked: number;
  /** The places at which each rule has been tried, and how many tries were refused. */
  gates: Partial<Record<RehearsalGate, { places: number[]; held: number }>>;
  /** For each place who has answered, or what they were refused with. */
  outcomes: { place: number; voice: number; refusal: ErrorName | null }[];
}

/** A walk before its first step: everybody who answers comes after each opening. */
export function newWalk(who: Pick<WalkState, 'hostId' | 'people'>, openings: readonly Date[]): WalkState {
  const agenda: Act[] = [];
  for (const opening of openings)
    for (const [voice, { manner }] of voices.entries())
      if (manner !== 'silent')
        addAct(agenda, { at: arrivalOf(opening, voice).getTime(), voice, does: 'visit', todo: [] });
  return { ...who, openings: openings.length, agenda, asked: 0, gates: {}, outcomes: [] };
}
