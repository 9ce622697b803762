import {
  type components,
  type ErrorName,
  errors,
  RehearsalGate,
  RehearsalProblemKind,
} from '@yayan/contract';
import type { WalkState } from './walk-state.ts';

type Report = components['schemas']['RehearsalReport'];

/** A section of the copy, as the report names it. */
interface LoggedSection {
  topicTitle: string;
  title: string;
}

/** The refusals of a section that has closed, or whose vote has. */
const closings: ReadonlySet<ErrorName> = new Set([
  'GROUP_NOT_OPEN',
  'TOPIC_CLOSED',
  'SECTION_CLOSED',
  'VOTE_CLOSED',
]);

const kindOf = (refusal: ErrorName): RehearsalProblemKind =>
  closings.has(refusal) ? RehearsalProblemKind.TooLate : RehearsalProblemKind.Refused;

/** What happens during a walk, written into its state. */
export class WalkLog {
  readonly #state: WalkState;
  /** By place and voice. */
  readonly #done: Set<string>;

  constructor(state: WalkState) {
    this.#state = state;
    this.#done = new Set(state.outcomes.map(({ place, voice }) => `${place} ${voice}`));
  }

  /** A try to break a rule at a place, the first one there. */
  addTry(gate: RehearsalGate, place: number, held: boolean): void {
    const { places, held: before } = this.#state.gates[gate] ?? { places: [], held: 0 };
    this.#state.gates[gate] = { places: [...places, place], held: before + Number(held) };
  }

  isTried(gate: RehearsalGate, place: number): boolean {
    return this.#state.gates[gate]?.places.includes(place) === true;
  }

  /** An answer, or what it was refused with. */
  addOutcome(place: number, voice: number, refusal: ErrorName | null): void {
    this.#state.outcomes.push({ place, voice, refusal });
    this.#done.add(`${place} ${voice}`);
  }

  isDone(place: number, voice: number): boolean {
    return this.#done.has(`${place} ${voice}`);
  }

  /**
   * The report on the sections in the order of the guide. `wantedBy` are the voices in a section's audience who answer
   * everything; `audience` are all of it, to whom nobody may belong.
   */
  report(sections: readonly (LoggedSection & { audience: number; wantedBy: readonly number[] })[]): Report {
    const order = Object.values(RehearsalGate);
    const gates = order.flatMap((gate) => {
      const tries = this.#state.gates[gate];
      return tries ? [{ gate, tried: tries.places.length, held: tries.held }] : [];
    });
    const problems = sections.flatMap((section, place) => this.#problemsOf(section, place));
    return { openings: this.#state.openings, gates, problems };
  }

  #problemsOf(
    {
      topicTitle,
      title: sectionTitle,
      audience,
      wantedBy,
    }: LoggedSection & { audience: number; wantedBy: readonly number[] },
    place: number,
  ): Report['problems'] {
    const named = { topicTitle, sectionTitle };
    if (audience === 0)
      return [{ ...named, kind: RehearsalProblemKind.Nobody, code: null, reason: null, respondents: 0 }];
    const here = this.#state.outcomes.filter((outcome) => outcome.place === place);
    const counts = Map.groupBy(
      here.flatMap(({ refusal }) => refusal ?? []),
      (refusal) => refusal,
    );
    const refused = Array.from(counts, ([refusal, people]) => ({
      ...named,
      kind: kindOf(refusal),
      code: errors[refusal].code,
      reason: errors[refusal].msg,
      respondents: people.length,
    }));
    const missed = wantedBy.filter((voice) => !this.isDone(place, voice)).length;
    if (missed === 0) return refused;
    return [
      ...refused,
      { ...named, kind: RehearsalProblemKind.TooLate, code: null, reason: null, respondents: missed },
    ];
  }
}
