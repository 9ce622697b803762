import {
  type components,
  type ErrorName,
  errors,
  RehearsalGate,
  RehearsalProblemKind,
} from '@yayan/contract';

type Report = components['schemas']['RehearsalReport'];

/** A section of the copy, as the report names it. */
interface LoggedSection {
  id: string;
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

/** What happens during a walk. */
export class WalkLog {
  readonly #gates = new Map<RehearsalGate, { tried: number; held: number }>();
  /** By section and person. */
  readonly #refused = new Map<string, Map<string, ErrorName>>();
  readonly #answered = new Set<string>();

  /** A try to break a rule. */
  addTry(gate: RehearsalGate, held: boolean): void {
    const { tried, held: before } = this.#gates.get(gate) ?? { tried: 0, held: 0 };
    this.#gates.set(gate, { tried: tried + 1, held: before + Number(held) });
  }

  addAnswer(sectionId: string, person: string): void {
    this.#answered.add(`${sectionId} ${person}`);
  }

  addRefusal(sectionId: string, person: string, refusal: ErrorName): void {
    const people = this.#refused.get(sectionId) ?? new Map<string, ErrorName>();
    this.#refused.set(sectionId, people.set(person, refusal));
  }

  isDone(sectionId: string, person: string): boolean {
    return this.#answered.has(`${sectionId} ${person}`) || this.#refused.get(sectionId)?.has(person) === true;
  }

  /**
   * The report. `wantedBy` are the respondents in a section's audience who answer everything; `audience` are all of it, to
   * whom nobody may belong.
   */
  report(
    openings: number,
    sections: readonly (LoggedSection & { audience: number; wantedBy: readonly string[] })[],
  ): Report {
    const order = Object.values(RehearsalGate);
    const gates = order.flatMap((gate) => {
      const tries = this.#gates.get(gate);
      return tries ? [{ gate, ...tries }] : [];
    });
    return { openings, gates, problems: sections.flatMap((section) => this.#problemsOf(section)) };
  }

  #problemsOf({
    id,
    topicTitle,
    title: sectionTitle,
    audience,
    wantedBy,
  }: LoggedSection & { audience: number; wantedBy: readonly string[] }): Report['problems'] {
    const named = { topicTitle, sectionTitle };
    if (audience === 0)
      return [{ ...named, kind: RehearsalProblemKind.Nobody, code: null, reason: null, respondents: 0 }];
    const refusals = this.#refused.get(id) ?? new Map<string, ErrorName>();
    const counts = Map.groupBy(refusals.values(), (refusal) => refusal);
    const refused = Array.from(counts, ([refusal, people]) => ({
      ...named,
      kind: kindOf(refusal),
      code: errors[refusal].code,
      reason: errors[refusal].msg,
      respondents: people.length,
    }));
    const missed = wantedBy.filter((person) => !this.isDone(id, person)).length;
    if (missed === 0) return refused;
    return [
      ...refused,
      { ...named, kind: RehearsalProblemKind.TooLate, code: null, reason: null, respondents: missed },
    ];
  }
}
